import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentWritten } from "firebase-functions/firestore";
import { lookAtPayment } from "./look-at-payment.ts";

/** Money is held, a refund fails, a bank disputes: administrators see it on the desk at once. */
export const onPaymentBooked = onDocumentWritten(
  { document: `${COLLECTIONS.payments}/{paymentId}`, retry: true },
  (event) => lookAtPayment(event.params.paymentId),
);
