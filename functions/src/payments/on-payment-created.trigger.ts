import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentCreated } from "firebase-functions/firestore";
import { allotInvoiceNumber } from "../invoices/allot-invoice-number.ts";

/** One instance, one event at a time: numbers of a series are consecutive anyway, this keeps them from colliding. */
export const onPaymentCreated = onDocumentCreated(
  { document: `${COLLECTIONS.payments}/{paymentId}`, maxInstances: 1, concurrency: 1, retry: true },
  async (event) => {
    await allotInvoiceNumber(event.params.paymentId);
  },
);
