import { correctableUntil } from "@niyamdesk/domain/invoices/correction";
import { useState } from "react";
import { invoiceCorrection as words } from "#messages/invoice-correction.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { lateDialog } from "../../../ui/late-dialog.tsx";
import type { PaymentView } from "../read-payment.ts";

const CorrectInvoiceDialog = lateDialog(() => import("./correct-invoice-dialog.tsx"));

/** The way to correct whom an invoice is made out to, as long as it was not reported and something of it stands. */
export function InvoiceCorrection({ payment }: { payment: PaymentView }) {
  const { at, status, invoiceNumber } = payment;
  const now = useServerMinute();
  const [correcting, setCorrecting] = useState(false);
  if (invoiceNumber === null || status === "refunded" || now >= correctableUntil(at)) return null;
  return (
    <div>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center text-start text-sm"
        onClick={() => setCorrecting(true)}
      >
        {words.act}
      </button>
      {correcting && (
        <CorrectInvoiceDialog number={invoiceNumber} paidAt={at} onClose={() => setCorrecting(false)} />
      )}
    </div>
  );
}
