import { type TaxBreakup, taxOn } from "../money/gst.ts";
import type { Paise } from "../money/money.ts";

/**
 * Tax on what a discount leaves of a price (CGST Act s. 15(3)(a)). Of nothing there is none: what is given for nothing is no supply
 * (s. 7(1)(a)), so no tax invoice states it.
 *
 * @throws RangeError when the discount is more than the price, and as `taxOn`
 */
export function taxAfter(
  price_paise: Paise,
  discount_paise: Paise,
  supplierState: string,
  placeOfSupply: string,
): TaxBreakup {
  if (discount_paise > price_paise) throw new RangeError("A discount cannot be more than the price");
  if (discount_paise < price_paise) return taxOn(price_paise - discount_paise, supplierState, placeOfSupply);
  return {
    ...{ taxable_paise: 0, cgst_paise: 0, sgst_paise: 0, igst_paise: 0, gst_paise: 0 },
    ...{ round_off_paise: 0, total_paise: 0, place_of_supply: placeOfSupply },
    kind: supplierState === placeOfSupply ? "intra_state" : "inter_state",
  };
}
