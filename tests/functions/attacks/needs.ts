import type { needInputs } from "@niyamdesk/domain/needs/callables";
import * as fc from "fast-check";
import type { Attacks } from "../attacked.ts";

const written = fc.string({ unit: "binary", maxLength: 300 });

export default {
  checkNeeds: { by: ["admin"], input: {} },
  snoozeNeed: {
    by: ["admin"],
    input: { kind: "leads", key: "leads", reason: "Shared out tomorrow." },
    harmful: fc.record({ key: written, reason: written }).map((words) => ({ ...words, kind: "leads" })),
  },
} satisfies Attacks<typeof needInputs>;
