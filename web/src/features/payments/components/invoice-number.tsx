import { invoiceWords } from "../invoice-words.ts";
import type { PaymentView } from "../read-payment.ts";
import { InvoicePaper } from "./invoice-paper.tsx";

/** A payment's invoice, to be saved, or why there is none. */
export function InvoiceNumber({ payment }: { payment: PaymentView }) {
  return payment.invoiceNumber === null ? (
    <span translate="no" className="figures">
      {invoiceWords(payment)}
    </span>
  ) : (
    <InvoicePaper number={payment.invoiceNumber} />
  );
}
