import type { REFUND_REQUEST_STATUSES } from "./refund-request.ts";
import { noteTransferInput, refundPaymentInput } from "./refund-request.ts";

export const refundInputs = {
  refundPayment: refundPaymentInput,
  noteTransfer: noteTransferInput,
} as const;

export interface RefundOutputs {
  /** `asked`: the provider did not answer; it is asked again until it does. */
  refundPayment: { request_id: string; status: (typeof REFUND_REQUEST_STATUSES)[number] };
  noteTransfer: { request_id: string };
}
