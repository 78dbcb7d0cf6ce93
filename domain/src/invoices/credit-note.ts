import type { TaxBreakup } from "../money/gst.ts";
import { type Paise, shareOf } from "../money/money.ts";
import { istDay } from "../time/time.ts";

/** What of an invoice is reckoned with: place and kind stay those of the invoice. */
type Sums = Pick<
  TaxBreakup,
  | "taxable_paise"
  | "cgst_paise"
  | "sgst_paise"
  | "igst_paise"
  | "gst_paise"
  | "round_off_paise"
  | "total_paise"
>;

const PARTS = [
  "taxable_paise",
  "cgst_paise",
  "sgst_paise",
  "igst_paise",
  "gst_paise",
  "round_off_paise",
  "total_paise",
] as const satisfies readonly (keyof Sums)[];

/** What of an invoice has not been credited yet. */
export function uncredited(invoice: TaxBreakup, credited: readonly TaxBreakup[]): TaxBreakup {
  const left = { ...invoice };
  for (const part of PARTS) {
    left[part] = invoice[part] - credited.reduce((sum, note) => sum + note[part], 0);
  }
  return left;
}

/**
 * The tax of a credit note (CGST Rule 53(1A)): that of the invoice in the proportion of what goes back, whatever the rate is today. Both
 * halves are equal, and what they leave is round-off. The note that credits the rest takes all that is left, so that the notes of an
 * invoice always add up to it to the paisa.
 *
 * @param invoice tax of the invoice
 * @param credited tax of the credit notes made for it so far
 * @param amount_paise what goes back, tax included: a positive whole number. More than is left credits what is left
 * @returns null when nothing is left
 */
export function creditOf(
  invoice: TaxBreakup,
  credited: readonly TaxBreakup[],
  amount_paise: Paise,
): TaxBreakup | null {
  if (!Number.isSafeInteger(amount_paise) || amount_paise <= 0) {
    throw new RangeError("A credit note is for a positive whole number of paise");
  }
  const left = uncredited(invoice, credited);
  if (left.total_paise <= 0) return null;
  if (amount_paise >= left.total_paise) return left;
  const { gst_paise: tax, taxable_paise: price } = invoice;
  const taxable_paise = Math.min(shareOf(amount_paise, price, price + tax), left.taxable_paise);
  const half = Math.min(shareOf(taxable_paise, invoice.cgst_paise, price), left.cgst_paise);
  const igst_paise = Math.min(shareOf(taxable_paise, invoice.igst_paise, price), left.igst_paise);
  const gst_paise = half * 2 + igst_paise;
  return {
    ...invoice,
    taxable_paise,
    cgst_paise: half,
    sgst_paise: half,
    igst_paise,
    gst_paise,
    round_off_paise: amount_paise - taxable_paise - gst_paise,
    total_paise: amount_paise,
  };
}

/**
 * Until when a credit note can be made that lowers the tax. It is declared in the return of the month in which it is made, and that no later
 * than the 30th of November after the end of the financial year of the supply (CGST Act s. 34(2)). The return of October is the last that can
 * be filed by then: that of November, to which a note of November belongs, cannot be filed before December. Later a note can be made, and the
 * tax stays paid. (Decision 056.)
 *
 * @param paidAt time of supply, epoch ms
 * @returns that day in India, as `2027-10-31`
 */
export function lastDayForTax(paidAt: number): string {
  const [year = 0, month = 0] = istDay(paidAt).split("-").map(Number);
  return `${month >= 4 ? year + 1 : year}-10-31`;
}
