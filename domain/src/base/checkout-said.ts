/** Said of a refusal, and of where a checkout stands. */
export const PAYMENT_HELD_WORDS =
  "Your payment reached us but needs a check by our team. Nothing is lost: we will contact you.";
export const CHECKOUT_EXPIRED_WORDS = "This payment session has expired. Please start the payment again.";
