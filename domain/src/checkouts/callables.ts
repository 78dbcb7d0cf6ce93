import type { CheckoutSession, PaymentOutcome } from "./checkout.ts";
import {
  checkPaymentInput,
  createCheckoutInput,
  putCheckoutAwayInput,
  verifyPaymentInput,
} from "./checkout-input.ts";

export const checkoutInputs = {
  createCheckout: createCheckoutInput,
  verifyPayment: verifyPaymentInput,
  checkPayment: checkPaymentInput,
  putCheckoutAway: putCheckoutAwayInput,
} as const;

export interface CheckoutOutputs {
  createCheckout: CheckoutSession;
  verifyPayment: PaymentOutcome;
  checkPayment: PaymentOutcome;
  /** Also when it was put away before. */
  putCheckoutAway: Record<string, never>;
}
