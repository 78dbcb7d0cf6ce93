import { ROLES } from "@niyamdesk/domain/base/roles";
import { ownCheckout } from "../checkouts/own-checkout.ts";
import { RAZORPAY_SECRETS } from "../integrations/razorpay/keys.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { processingIfUnreachable } from "./processing-if-unreachable.ts";
import { reviewOrder } from "./review-order.ts";

/** 'Has my payment arrived?': asks the provider for all payments of the checkout's order. */
export const checkPayment = defineCallable(
  "checkPayment",
  { roles: ROLES, secrets: RAZORPAY_SECRETS },
  async (input, caller) => {
    const checkout = await ownCheckout(input.checkout_id, caller);
    if (checkout.status === "paid") return { status: "paid", order_id: checkout.order_id };
    return processingIfUnreachable(checkout.id, () => reviewOrder(checkout));
  },
);
