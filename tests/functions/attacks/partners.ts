import type { partnerInputs } from "@niyamdesk/domain/partners/callables";
import * as fc from "fast-check";
import type { Attacks } from "../attacked.ts";

const written = fc.string({ unit: "binary", maxLength: 120 });
const ENTRY = {
  ...{ uid: "somebody", seen_at: null, name: "CA Neha Joshi", location: "Pune, Maharashtra" },
  ...{ experience_years: 9, bio: "GST and income tax for small firms.", specializations: ["GST"] },
  ...{ languages: ["English"], membership_number: "123456", verified: true, active: true },
};

export default {
  saveListing: {
    by: ["admin"],
    input: ENTRY,
    harmful: fc
      .record({ name: written, location: written, bio: written })
      .map((words) => ({ ...ENTRY, ...words })),
  },
} satisfies Attacks<typeof partnerInputs>;
