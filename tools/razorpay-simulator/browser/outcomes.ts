/** What a payment window ends with. */
export interface Success {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export interface FailureEvent {
  error: {
    code: string;
    description: string;
    source?: string;
    step?: string;
    reason?: string;
    field?: string;
    metadata?: Record<string, string>;
  };
}
