import { type TaxBreakup, taxLines } from "@niyamdesk/domain/money/gst";
import { checkout } from "#messages/checkout.ts";
import { stateName } from "./place-names.ts";
import type { Quote } from "./quote.ts";

/** The price as the invoice will state it, split by place of supply. */
export function splitOf(tax: TaxBreakup): Quote {
  return {
    lines: [
      { label: checkout.planPrice, paise: tax.taxable_paise },
      ...taxLines(tax, { roundOff: checkout.roundOff, stateName }),
    ],
    total_paise: tax.total_paise,
  };
}
