import { RAZORPAY_SECRETS } from "../../integrations/razorpay/keys.ts";
import { defineCallable } from "../../platform/define-callable.ts";
import { matchHeld } from "./match-held.ts";

/** Held money becomes the order that an administrator says it was paid for. */
export const matchPayment = defineCallable(
  "matchPayment",
  { roles: ["admin"], secrets: RAZORPAY_SECRETS },
  async ({ payment_id, checkout_id }, caller) => ({
    order_id: await matchHeld(payment_id, checkout_id, caller),
  }),
);
