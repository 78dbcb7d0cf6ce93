import { defineCallable } from "../../platform/define-callable.ts";
import { paymentMatches as find } from "./payment-matches.ts";

/** What held money could have been paid for. */
export const paymentMatches = defineCallable(
  "paymentMatches",
  { roles: ["admin"] },
  async ({ payment_id }) => ({ matches: await find(payment_id) }),
);
