import { DomainError } from "@niyamdesk/domain/base/errors";
import { ROLES } from "@niyamdesk/domain/base/roles";
import type { PaymentOutcome } from "@niyamdesk/domain/checkouts/checkout";
import { ownCheckout } from "../checkouts/own-checkout.ts";
import { RAZORPAY_SECRETS, razorpayKeys } from "../integrations/razorpay/keys.ts";
import { isCheckoutSignature } from "../integrations/razorpay/signature.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { confirmPayment } from "./confirm-payment.ts";

/**
 * What the provider's window hands over after a payment. The signature only proves that payment and order belong
 * together: the order id is ours, and the payment itself is asked of the provider.
 */
export const verifyPayment = defineCallable(
  "verifyPayment",
  { roles: ROLES, secrets: RAZORPAY_SECRETS },
  async (input, caller): Promise<PaymentOutcome> => {
    const checkout = await ownCheckout(input.checkout_id, caller);
    const orderId = checkout.razorpay_order_id;
    const paymentId = input.razorpay_payment_id;
    if (orderId === null || input.razorpay_order_id !== orderId)
      throw new DomainError("payment_not_verified");
    const { id, secret } = razorpayKeys();
    const isSigned = isCheckoutSignature(secret, { orderId, paymentId }, input.razorpay_signature);
    // Opened with keys that were changed since: nobody here can check what those signed, but the provider knows.
    if (!isSigned && checkout.key_id === id) throw new DomainError("payment_not_verified");
    return confirmPayment(checkout, paymentId);
  },
);
