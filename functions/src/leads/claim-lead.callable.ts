import { defineCallable } from "../platform/define-callable.ts";
import { claim } from "./claim.ts";

/** Takes a lead that is nobody's. */
export const claimLead = defineCallable(
  "claimLead",
  { roles: ["telecaller"], rateLimit: { calls: 60, perSeconds: 60 } },
  async ({ lead_id }, caller) => {
    await claim(lead_id, caller);
    return {};
  },
);
