import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { ownRefundRequestsQuery, refundRequestsOfPaymentQuery } from "@niyamdesk/domain/refunds/queries";
import { type Live, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type PaymentMoney, readMoney } from "../read-money.ts";
import { type OrderBehind, readOrderBehind } from "../read-order-behind.ts";
import { type RequestView, readRequest } from "../read-request.ts";

/** One payment, live. */
export function usePaymentMoney(id: string): Live<PaymentMoney | null> {
  return useLiveDocument([COLLECTIONS.payments, id], readMoney);
}

/** The order that it paid for, live. */
export function useOrderBehind(id: string): Live<OrderBehind | null> {
  return useLiveDocument([COLLECTIONS.orders, id], readOrderBehind);
}

/** What administrators asked back of a payment, the last first, live. */
export function useRequestsOf(payment_id: string): Live<RequestView[]> {
  return useLiveQuery(refundRequestsOfPaymentQuery, { payment_id }, readRequest);
}

/** What was asked back for a client, the last first, live. */
export function useOwnRequests(uid: string): Live<RequestView[]> {
  return useLiveQuery(ownRefundRequestsQuery, { uid }, readRequest);
}
