import type { placeInputs } from "@niyamdesk/domain/districts/callables";
import * as fc from "fast-check";
import type { Attacks } from "../attacked.ts";

const written = fc.string({ unit: "binary", maxLength: 250 });
const PREFIX = { prefix: "396", states: ["24"], checked_on: "2026-11-30", version: 0 };
const DISTRICT = { code: "MH-BAT", offered: true, pincodes: ["413102-413105"], checked_on: "2026-11-30" };

export default {
  listDistricts: { by: "anyone", input: { state: "MH" } },
  saveDistrict: {
    by: ["admin"],
    input: { ...DISTRICT, name: "Baramati", source: "Gazette 12/2026", version: 0 },
    harmful: fc
      .record({ name: written, source: written })
      .map((words) => ({ ...DISTRICT, version: 0, ...words })),
  },
  listPinStates: { by: "anyone", input: { prefix: "411" } },
  savePinPrefix: {
    by: ["admin"],
    input: { ...PREFIX, source: "India Post 12/2026" },
    harmful: fc.record({ source: written }).map((words) => ({ ...PREFIX, ...words })),
  },
} satisfies Attacks<typeof placeInputs>;
