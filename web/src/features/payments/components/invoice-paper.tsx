import { Download } from "lucide-react";
import { useState } from "react";
import { payments as words } from "#messages/payments.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { saveInvoice } from "../data/save-invoice.ts";

/** The number of an invoice or credit note: pressed, it is saved as a PDF. */
export function InvoicePaper({ number }: { number: string }) {
  const [busy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      await saveInvoice(number);
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <button
      type="button"
      aria-busy={busy}
      disabled={busy}
      onClick={() => void save()}
      className="link thumb inline-flex items-center gap-1.5 text-start"
    >
      <span translate="no" className="figures">
        {number}
      </span>
      <Download size={16} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{busy ? words.downloading : words.downloadPdf}</span>
    </button>
  );
}
