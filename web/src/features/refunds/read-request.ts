import {
  REFUND_REASONS,
  REFUND_REQUEST_STATUSES,
  type RefundReason,
  type RefundRequest,
} from "@niyamdesk/domain/refunds/refund-request";
import { numberIn, oneIn, recentTimeIn, type StoredData, textIn } from "../../lib/firestore/stored.ts";

/** What was asked back of a payment, as an administrator sees it. */
export interface RequestView {
  id: string;
  paymentId: string;
  paise: number;
  reason: RefundReason;
  words: string;
  status: RefundRequest["status"];
  /** Of the provider; null: it has none of it. */
  refundId: string | null;
  refusal: string;
  /** What failed before, for which it was asked. */
  insteadOf: string | null;
  /** Epoch ms. */
  at: number;
}

export function readRequest(id: string, data: StoredData): RequestView {
  return {
    id,
    ...{ paymentId: textIn(data, "payment_id") ?? "", paise: numberIn(data, "amount_paise") },
    reason: oneIn(data, "reason", REFUND_REASONS, "other"),
    words: textIn(data, "words") ?? "",
    status: oneIn(data, "status", REFUND_REQUEST_STATUSES, "asked"),
    refundId: textIn(data, "refund_id"),
    refusal: textIn(data, "refusal") ?? "",
    insteadOf: textIn(data, "instead_of"),
    at: recentTimeIn(data, "created_at"),
  };
}
