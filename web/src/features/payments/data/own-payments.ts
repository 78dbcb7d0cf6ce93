import { ownPaymentsQuery } from "@niyamdesk/domain/payments/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type PaymentView, readPayment } from "../read-payment.ts";

/** The client's payments, newest first, live. */
export function useOwnPayments(uid: string): Live<PaymentView[]> {
  return useLiveQuery(ownPaymentsQuery, { uid }, readPayment);
}
