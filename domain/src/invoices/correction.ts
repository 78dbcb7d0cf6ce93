import type { TaxBreakup } from "../money/gst.ts";
import { percentOf } from "../money/money.ts";
import { istDay, startOfIstDayNamed } from "../time/time.ts";

/** Corrections of one payment's invoice: more is no slip any more. */
export const MOST_CORRECTIONS = 3;

/** The month's invoices are reported on the 11th of the next one. */
const LAST_DAY = 10;

/**
 * Until when an invoice can be corrected by its client: the end of the 10th of the month after it, in India.
 *
 * @param issuedAt epoch ms
 * @returns the first instant after that, epoch ms
 */
export function correctableUntil(issuedAt: number): number {
  const [year = 0, month = 0] = istDay(issuedAt).split("-").map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  const day = `${next[0]}-${String(next[1]).padStart(2, "0")}-${String(LAST_DAY + 1).padStart(2, "0")}`;
  return startOfIstDayNamed(day);
}

/**
 * The same supply in another State: what was paid stays, and so does the rate; only how the tax is split changes, and what rounds it.
 *
 * @param percent rate of the invoice
 */
export function taxInState(
  tax: TaxBreakup,
  supplierState: string,
  place_of_supply: string,
  percent: number,
): TaxBreakup {
  if (tax.place_of_supply === place_of_supply) return tax;
  const isIntra = supplierState === place_of_supply;
  const half = isIntra ? percentOf(tax.taxable_paise, percent / 2) : 0;
  const igst_paise = isIntra ? 0 : percentOf(tax.taxable_paise, percent);
  const gst_paise = half * 2 + igst_paise;
  return {
    ...tax,
    ...{ cgst_paise: half, sgst_paise: half, igst_paise, gst_paise, place_of_supply },
    round_off_paise: tax.total_paise - tax.taxable_paise - gst_paise,
    kind: isIntra ? "intra_state" : "inter_state",
  };
}
