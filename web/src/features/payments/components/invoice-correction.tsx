import { correctableUntil } from "@niyamdesk/domain/invoices/correction";
import { useState } from "react";
import { invoiceCorrection as words } from "#messages/invoice-correction.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { lateDialog } from "../../../ui/late-dialog.tsx";
import type { PaymentView } from "../read-payment.ts";

const CorrectInvoiceDialog = lateDialog(() => import("./correct-invoice-dialog.tsx"));

interface InvoiceCorrectionProps {
  payment: PaymentView;
  /** Says too that it is over, and what can be done then: where there is one invoice and not a list of them. */
  tellsOver?: boolean;
}

/** The way to correct whom an invoice is made out to, as long as it was not reported and something of it stands. */
export function InvoiceCorrection({ payment, tellsOver = false }: InvoiceCorrectionProps) {
  const { at, status, invoiceNumber } = payment;
  const now = useServerMinute();
  const [correcting, setCorrecting] = useState(false);
  if (invoiceNumber === null || status === "refunded") return null;
  const until = correctableUntil(at);
  const lastDay = istFullDate(until - 1);
  if (now >= until) return tellsOver && <p className="muted mt-2 text-sm">{words.over(lastDay)}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <button
        type="button"
        className="link inline-flex min-h-11 items-center text-start"
        onClick={() => setCorrecting(true)}
      >
        {words.act}
      </button>
      <span className="muted">{words.until(lastDay)}</span>
      {correcting && (
        <CorrectInvoiceDialog number={invoiceNumber} paidAt={at} onClose={() => setCorrecting(false)} />
      )}
    </div>
  );
}
