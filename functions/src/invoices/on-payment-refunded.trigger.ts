import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { allotCreditNotes } from "./allot-credit-notes.ts";
import { invoiceFile } from "./invoice-file.ts";

/** One instance, one event at a time, as for invoices: numbers of the series are consecutive anyway. */
export const onPaymentRefunded = onDocumentUpdated(
  {
    ...{ document: `${COLLECTIONS.payments}/{paymentId}`, maxInstances: 1, concurrency: 1, retry: true },
    memory: "512MiB",
  },
  async (event) => {
    if (event.data?.after.get("credit_due") !== true) return;
    for (const number of await allotCreditNotes(event.params.paymentId)) await invoiceFile(number);
  },
);
