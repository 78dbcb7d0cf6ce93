import type { REFUND_REQUEST_STATUSES } from "./refund-request.ts";
import { refundPaymentInput } from "./refund-request.ts";

export const refundInputs = {
  refundPayment: refundPaymentInput,
} as const;

export interface RefundOutputs {
  /** `asked`: the provider did not answer; it is asked again until it does. */
  refundPayment: { request_id: string; status: (typeof REFUND_REQUEST_STATUSES)[number] };
}
