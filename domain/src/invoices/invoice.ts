import type { CouponTerms } from "../coupons/coupon.ts";
import type { TaxBreakup } from "../money/gst.ts";
import type { Moment } from "../time/moment.ts";
import { financialYear } from "../time/time.ts";

/** Series of consecutive numbers, one counter each per financial year (CGST Rule 46: at most 16 characters). */
export const INVOICE_SERIES = { invoice: "INV", credit_note: "CN" } as const;
export type InvoiceKind = keyof typeof INVOICE_SERIES;

const LAST_IN_SERIES = 999_999;

/**
 * `INV-26-27-000123`: sixteen characters, unique within the financial year, usable as a document id.
 *
 * @throws RangeError when the sequence is not a whole number from 1 to 999999: a longer number would not be lawful
 */
export function invoiceNumber(kind: InvoiceKind, issuedAt: number, sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > LAST_IN_SERIES) {
    throw new RangeError("An invoice sequence runs from 1 to 999999");
  }
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
  /** Of a supplier that is a company: its corporate identity number. */
  cin?: string;
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
  /** The rate that the tax was reckoned with, all of it together; absent: 18. */
  gst_percent?: number;
  total_paise: number;
  /** Of an invoice: what was taken off before tax (CGST Act s. 15(3)(a)). Absent: nothing was. */
  discount?: CouponTerms;
  /** The day the number was allotted: numbers and dates of a series rise together. */
  issued_at: Moment;
  /** When the client paid, which is the time of supply; of a credit note, when the money went back. */
  paid_at: Moment;
  /** Of a credit note: the invoice that it takes back from. */
  original?: { number: string; issued_at: Moment };
  /** Of a credit note for a refund: Razorpay's id of that. */
  refund_id?: string;
  /** Of a credit note for a correction: the invoice that says the same anew. */
  replaced_by?: string;
  /** Of an invoice that corrects another. */
  replaces?: { number: string; issued_at: Moment };
  pdf_path: string | null;
}
