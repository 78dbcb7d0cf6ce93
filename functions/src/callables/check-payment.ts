import { ROLES } from "@niyamdesk/domain/roles";
import { processingIfUnreachable } from "../data/payments/processing-if-unreachable.ts";
import { reviewOrder } from "../data/payments/review-order.ts";
import { RAZORPAY_SECRETS } from "../integrations/razorpay/keys.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { ownCheckout } from "./own-checkout.ts";

/** 'Has my payment arrived?': asks the provider for all payments of the checkout's order. */
export const checkPayment = defineCallable(
  "checkPayment",
  { roles: ROLES, rateLimit: { calls: 30, perSeconds: 60 }, secrets: RAZORPAY_SECRETS },
  async (input, caller) => {
    const checkout = await ownCheckout(input.checkout_id, caller);
    if (checkout.status === "paid") return { status: "paid", order_id: checkout.order_id };
    return processingIfUnreachable(checkout.id, () => reviewOrder(checkout));
  },
);
