import { paymentsByStatusQuery } from "@niyamdesk/domain/payments/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type PaymentView, readPayment } from "../read-payment.ts";

/** Money that fits no order as it should, the newest first, live. */
export function useHeldPayments(): Live<PaymentView[]> {
  return useLiveQuery(paymentsByStatusQuery, { status: "held" }, readPayment);
}
