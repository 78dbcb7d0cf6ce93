import type { TaxBreakup } from "./gst.ts";
import type { Moment } from "./moment.ts";
import { financialYear } from "./time.ts";

/** Series of consecutive numbers, one counter each per financial year (CGST Rule 46: at most 16 characters). */
export const INVOICE_SERIES = { invoice: "INV", credit_note: "CN" } as const;
export type InvoiceKind = keyof typeof INVOICE_SERIES;

/** `INV-26-27-000123`: sixteen characters, unique within the financial year, usable as a document id. */
export function invoiceNumber(kind: InvoiceKind, issuedAt: number, sequence: number): string {
  return `${seriesKey(kind, issuedAt)}-${String(sequence).padStart(6, "0")}`;
}

/** The counter's key, such as `INV-26-27`; the financial year is that of India. */
export function seriesKey(kind: InvoiceKind, issuedAt: number): string {
  return `${INVOICE_SERIES[kind]}-${financialYear(issuedAt)}`;
}

export interface InvoiceParty {
  name: string;
  email: string | null;
  address: string | null;
  gstin: string | null;
  state_code: string;
}

/** `invoices/{number}`; written by functions only and never changed afterwards. */
export interface Invoice {
  number: string;
  kind: InvoiceKind;
  user_id: string;
  order_id: string;
  payment_id: string;
  supplier: InvoiceParty;
  recipient: InvoiceParty;
  lines: { description: string; sac: string; taxable_paise: number }[];
  tax: TaxBreakup;
  total_paise: number;
  issued_at: Moment;
  pdf_path: string | null;
}
