import { RAZORPAY_SECRETS } from "../integrations/razorpay/keys.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { mend } from "./mend.ts";

/** Does what is to be done about what was found, and looks again. */
export const mendFinding = defineCallable(
  "mendFinding",
  { roles: ["admin"], secrets: RAZORPAY_SECRETS },
  async ({ finding_id }, caller) => ({ status: await mend(finding_id, caller) }),
);
