import type { profileInputs } from "@niyamdesk/domain/profiles/callables";
import type { Attacks } from "../attacked.ts";

export default {
  ensureProfile: {
    by: "signed_in",
    input: { name: "Asha Rao", phone: "98765 43210" },
  },
} satisfies Attacks<typeof profileInputs>;
