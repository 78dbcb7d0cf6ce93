import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import { type PaymentView, readPayment } from "../read-payment.ts";

/** One payment, live; its invoice number arrives a moment after it. */
export function usePayment(id: string): Live<PaymentView | null> {
  return useLiveDocument([COLLECTIONS.payments, id], readPayment);
}
