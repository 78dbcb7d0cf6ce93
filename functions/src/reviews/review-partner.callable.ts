import { defineCallable } from "../platform/define-callable.ts";
import { reviewPartner as review } from "./review-partner.ts";

/** A client's review of a CA they had; another of the same consultation or order changes it. */
export const reviewPartner = defineCallable(
  "reviewPartner",
  { roles: ["client_user"], rateLimit: { calls: 20, perSeconds: 60 } },
  async (input, caller) => ({ review_id: await review(input, caller) }),
);
