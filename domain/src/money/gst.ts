import { stateName } from "../places/states.ts";
import { GST_PERCENT } from "./gst-percent.ts";
import { type Paise, percentOf, roundToRupee } from "./money.ts";

/** Smallest amount the payment gateway takes, paise. */
const MINIMUM_TOTAL: Paise = 100;

/** Union territories without a legislature levy UTGST in the place of SGST. */
const UTGST_STATES = new Set(["04", "26", "31", "35", "38", "97"]);

export interface TaxBreakup {
  /** Plan price before tax, paise. */
  taxable_paise: Paise;
  cgst_paise: Paise;
  /** SGST, or UTGST where the State levies that. */
  sgst_paise: Paise;
  igst_paise: Paise;
  /** All tax together, paise. */
  gst_paise: Paise;
  /** What rounds the invoice to whole rupees; may be negative. */
  round_off_paise: Paise;
  /** What the client pays, paise: a whole number of rupees. */
  total_paise: Paise;
  /** GST code of the State where the service is supplied. */
  place_of_supply: string;
  kind: "intra_state" | "inter_state";
}

/** What a price comes to with GST, where it does not matter which: the total is rounded to the rupee. */
export function withGst(taxable_paise: Paise): Pick<TaxBreakup, "gst_paise" | "total_paise"> {
  const gst_paise = percentOf(taxable_paise, GST_PERCENT);
  return { gst_paise, total_paise: roundToRupee(taxable_paise + gst_paise) };
}

/**
 * Tax on a price: CGST + SGST inside the supplier's State, IGST elsewhere (IGST Act s. 12). Both halves are equal;
 * the total is rounded to the rupee and the difference shown as round-off.
 *
 * @param taxablePaise price before tax, a positive integer
 * @throws RangeError when the price is not a positive whole number of paise, or the total is below the ₹1 that the
 * payment gateway takes at least
 */
export function taxOn(taxablePaise: Paise, supplierState: string, placeOfSupply: string): TaxBreakup {
  if (!Number.isSafeInteger(taxablePaise) || taxablePaise <= 0) {
    throw new RangeError("The price must be a positive whole number of paise");
  }
  const intra = supplierState === placeOfSupply;
  const half = intra ? percentOf(taxablePaise, GST_PERCENT / 2) : 0;
  const igst = intra ? 0 : withGst(taxablePaise).gst_paise;
  const gst = intra ? half * 2 : igst;
  const total = roundToRupee(taxablePaise + gst);
  if (total < MINIMUM_TOTAL) throw new RangeError("The total must be at least one rupee");
  return {
    taxable_paise: taxablePaise,
    cgst_paise: half,
    sgst_paise: half,
    igst_paise: igst,
    gst_paise: gst,
    round_off_paise: total - taxablePaise - gst,
    total_paise: total,
    place_of_supply: placeOfSupply,
    kind: intra ? "intra_state" : "inter_state",
  };
}

/** How the State's half of the tax is called. */
export function stateTaxName(placeOfSupply: string): "SGST" | "UTGST" {
  return UTGST_STATES.has(placeOfSupply) ? "UTGST" : "SGST";
}

export interface TaxLine {
  label: string;
  paise: Paise;
}

/** The words of a bill that are not the tax's own names. */
export interface TaxWords {
  roundOff: string;
  /** By GST code. */
  stateName(code: string): string;
}

const ENGLISH: TaxWords = { roundOff: "Round-off", stateName };

/**
 * The lines between the price and the total as a bill states them: each tax that is charged, IGST with the State that made it
 * so, and the round-off.
 *
 * @param words in the reader's language; English when left out
 */
export function taxLines(
  tax: Pick<TaxBreakup, "cgst_paise" | "sgst_paise" | "igst_paise" | "round_off_paise" | "place_of_supply">,
  words: TaxWords = ENGLISH,
): TaxLine[] {
  const half = `${GST_PERCENT / 2}%`;
  return [
    { label: `CGST ${half}`, paise: tax.cgst_paise },
    { label: `${stateTaxName(tax.place_of_supply)} ${half}`, paise: tax.sgst_paise },
    { label: `IGST ${GST_PERCENT}% (${words.stateName(tax.place_of_supply)})`, paise: tax.igst_paise },
    { label: words.roundOff, paise: tax.round_off_paise },
  ].filter(({ paise }) => paise !== 0);
}
