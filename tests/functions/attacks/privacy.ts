import type { privacyInputs } from "@niyamdesk/domain/privacy/callables";
import * as fc from "fast-check";
import type { Attacks } from "../attacked.ts";

export default {
  ownPrivacy: { by: ["client_user"], input: {} },
  ownAccessLog: { by: ["client_user"], input: { before: 1_796_000_000_000 } },
  setConsent: {
    by: ["client_user"],
    input: { purpose: "marketing_mail", given: true, language: "en" },
  },
  setNominee: {
    by: ["client_user"],
    input: { nominee: { name: "Ravi Rao", relation: "spouse", phone: "9811111111" } },
    harmful: fc.record({
      nominee: fc.record({
        name: fc.string({ unit: "binary", maxLength: 200 }),
        relation: fc.constant("spouse"),
        phone: fc.constant("9811111111"),
      }),
    }),
  },
} satisfies Attacks<typeof privacyInputs>;
