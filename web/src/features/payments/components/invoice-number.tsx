import { correctableUntil } from "@niyamdesk/domain/invoices/correction";
import { useState } from "react";
import { invoiceCorrection } from "#messages/invoice-correction.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { lateDialog } from "../../../ui/late-dialog.tsx";
import { invoiceWords } from "../invoice-words.ts";
import type { PaymentView } from "../read-payment.ts";
import { InvoicePaper } from "./invoice-paper.tsx";

const CorrectInvoiceDialog = lateDialog(() => import("./correct-invoice-dialog.tsx"));

/** A payment's invoice, to be saved or corrected, or why there is none. */
export function InvoiceNumber({ payment }: { payment: PaymentView }) {
  return payment.invoiceNumber === null ? (
    <span translate="no" className="figures">
      {invoiceWords(payment)}
    </span>
  ) : (
    <>
      <InvoicePaper number={payment.invoiceNumber} />
      <Correction number={payment.invoiceNumber} payment={payment} />
    </>
  );
}

/** As long as it was not reported, and something of it stands. */
function Correction({ number, payment: { at, status } }: { number: string; payment: PaymentView }) {
  const now = useServerMinute();
  const [correcting, setCorrecting] = useState(false);
  if (status === "refunded" || now >= correctableUntil(at)) return null;
  return (
    <>
      <button
        type="button"
        className="link thumb block text-sm sm:ms-auto"
        onClick={() => setCorrecting(true)}
      >
        {invoiceCorrection.act}
      </button>
      {correcting && (
        <CorrectInvoiceDialog number={number} paidAt={at} onClose={() => setCorrecting(false)} />
      )}
    </>
  );
}
