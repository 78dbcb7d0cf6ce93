import type { PaymentFailure } from "./entities.ts";

export interface ErrorBody {
  error: {
    code: string;
    description: string;
    source?: string;
    step?: string;
    reason?: string;
    metadata?: Record<string, string>;
    field?: string;
  };
}

/** An answer of Razorpay's API other than 200. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, error: ErrorBody["error"]) {
    super(error.description);
    this.status = status;
    this.body = { error };
  }
}

/** A request that breaks a rule of one field. */
export function invalidField(
  field: string,
  description: string,
  reason = "input_validation_failed",
): ApiError {
  return new ApiError(400, {
    code: "BAD_REQUEST_ERROR",
    description,
    source: "business",
    step: "payment_initiation",
    reason,
    metadata: {},
    field,
  });
}

/** A request that is well formed but not possible now. */
export function badRequest(description: string, status = 400): ApiError {
  return new ApiError(status, {
    code: "BAD_REQUEST_ERROR",
    description,
    source: "NA",
    step: "NA",
    reason: "NA",
    metadata: {},
  });
}

export function authenticationFailed(): ApiError {
  return new ApiError(401, { code: "BAD_REQUEST_ERROR", description: "Authentication failed" });
}

/** The error object of a failed payment, as Checkout's `payment.failed` carries it. */
export function paymentError(failure: PaymentFailure, orderId: string, paymentId: string): ErrorBody {
  return { error: { ...failure, metadata: { order_id: orderId, payment_id: paymentId } } };
}
