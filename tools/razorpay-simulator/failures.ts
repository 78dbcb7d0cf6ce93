import type { PaymentFailure } from "./entities.ts";

function refusal(reason: string, description: string, over: Partial<PaymentFailure> = {}): PaymentFailure {
  return {
    code: "BAD_REQUEST_ERROR",
    description,
    source: "issuer_bank",
    step: "payment_authorization",
    reason,
    ...over,
  };
}

/** Razorpay's documented reasons, with its words to the customer. */
export const FAILURES = {
  payment_failed: refusal(
    "payment_failed",
    "Your payment was declined by the bank. Try another payment method.",
    {
      source: "bank",
    },
  ),
  payment_timed_out: refusal(
    "payment_timed_out",
    "Your payment could not be completed due to a temporary issue. Try again later.",
    { source: "customer", step: "payment_authentication" },
  ),
  insufficient_fund: refusal(
    "insufficient_fund",
    "Your payment could not be completed due to insufficient account balance. Try another card or payment method.",
  ),
  payment_cancelled: refusal(
    "payment_cancelled",
    "Your payment has been cancelled. Try again or complete the payment later.",
    { source: "customer", step: "payment_authentication" },
  ),
  card_declined: refusal(
    "card_declined",
    "Your payment did not go through as it was declined by the bank. Try another payment method or contact your bank.",
  ),
  card_disabled_for_online_payments: refusal(
    "card_disabled_for_online_payments",
    "Your card is disabled for online payments. Please reach to your bank or try with another card.",
  ),
  card_number_invalid: refusal(
    "card_number_invalid",
    "You have entered an incorrect card number. Try again.",
    {
      source: "customer",
      step: "payment_initiation",
    },
  ),
  gateway_technical_error: refusal(
    "gateway_technical_error",
    "Your payment did not go through due to a temporary issue. Any debited amount will be refunded in 4-5 business days.",
    { code: "GATEWAY_ERROR", source: "gateway" },
  ),
  authentication_failed: refusal(
    "authentication_failed",
    "Your payment could not be completed due to incorrect OTP or verification details. Try another payment method or contact your bank for details.",
    { code: "GATEWAY_ERROR", source: "customer", step: "payment_authentication" },
  ),
  incorrect_otp: refusal(
    "incorrect_otp",
    "Your payment could not be completed due to an incorrect OTP. Try again.",
    {
      source: "customer",
      step: "payment_authentication",
    },
  ),
} as const satisfies Record<string, PaymentFailure>;

export type FailureReason = keyof typeof FAILURES;

export function isFailureReason(reason: unknown): reason is FailureReason {
  return typeof reason === "string" && Object.hasOwn(FAILURES, reason);
}
