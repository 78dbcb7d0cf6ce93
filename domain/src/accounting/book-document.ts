import type { Invoice } from "../invoices/invoice.ts";
import { GST_PERCENT } from "../money/gst-percent.ts";
import type { Paise } from "../money/money.ts";

/** An invoice or credit note as the books of a month read it: nothing of it is reckoned anew. Times are epoch ms. */
export interface BookDocument
  extends Pick<
    Invoice,
    "number" | "kind" | "order_id" | "payment_id" | "recipient" | "lines" | "tax" | "total_paise"
  > {
  issuedAt: number;
  /** All tax together. */
  percent: number;
  /** Of a credit note: the invoice that it takes back from. */
  original: { number: string; issuedAt: number; suppliedAt: number; totalPaise: Paise } | null;
  /** Of a corrected invoice: the one it stands for. */
  replaces: string | null;
  refundId: string | null;
}

/** What the books ask of the invoice that a credit note names. */
export interface Behind {
  total_paise: Paise;
  /** Time of supply, epoch ms. */
  suppliedAt: number;
}

/** @param behind of the invoice that a credit note names; of an invoice nobody asks */
export function bookDocument(invoice: Invoice, behind: Behind | null): BookDocument {
  const { number, kind, order_id, payment_id, recipient, lines, tax, total_paise, original } = invoice;
  return {
    ...{ number, kind, order_id, payment_id, recipient, lines, tax, total_paise },
    issuedAt: invoice.issued_at.toMillis(),
    percent: invoice.gst_percent ?? GST_PERCENT,
    original: original
      ? {
          number: original.number,
          issuedAt: original.issued_at.toMillis(),
          suppliedAt: behind?.suppliedAt ?? original.issued_at.toMillis(),
          // A note never credits more than its invoice.
          totalPaise: behind?.total_paise ?? total_paise,
        }
      : null,
    replaces: invoice.replaces?.number ?? null,
    refundId: invoice.refund_id ?? null,
  };
}
