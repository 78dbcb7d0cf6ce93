import { collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { RefundRequest } from "./refund-request.ts";

export const REFUND_REQUESTS = collectionOf<RefundRequest>("refund_requests");

export const ownRefundRequestsQuery = {
  by: "client_user",
  from: REFUND_REQUESTS,
  where: [["user_id", "==", "{uid}"]],
  order: [["created_at", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const refundRequestsAskedQuery = {
  by: "functions",
  from: REFUND_REQUESTS,
  where: [["status", "==", "asked"]],
  order: [["created_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** All that was asked back of one payment, the last first. */
export const refundRequestsOfPaymentQuery = {
  by: "admin",
  from: REFUND_REQUESTS,
  where: [["payment_id", "==", "{payment_id}"]],
  order: [["created_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;
