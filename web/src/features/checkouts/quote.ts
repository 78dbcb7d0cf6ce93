import { type TaxLine, taxOn } from "@niyamdesk/domain/money/gst";
import { type Paise, paiseOfRupees } from "@niyamdesk/domain/money/money";
import { checkout } from "#messages/checkout.ts";
import { common } from "#messages/common.ts";

export interface Quote {
  lines: TaxLine[];
  total_paise: Paise;
}

/** GST is 18 % wherever the client is, so that the total is known before the State is: only how it is split is not. */
export function quoteOf(priceRupees: number): Quote {
  const tax = taxOn(paiseOfRupees(priceRupees), "", "-");
  return {
    lines: [
      { label: checkout.planPrice, paise: tax.taxable_paise },
      { label: checkout.gst, paise: tax.gst_paise },
      ...roundOff(tax.round_off_paise),
    ],
    total_paise: tax.total_paise,
  };
}

/** The line that makes whole rupees of it; none when there is nothing to round. */
function roundOff(paise: Paise): TaxLine[] {
  return paise === 0 ? [] : [{ label: common.roundOff, paise }];
}
