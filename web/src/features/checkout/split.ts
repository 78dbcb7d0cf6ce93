import { type TaxBreakup, taxLines } from "@niyamdesk/domain/gst";
import type { Quote } from "./quote.ts";

/** The price as the invoice will state it, split by place of supply. */
export function splitOf(tax: TaxBreakup): Quote {
  return {
    lines: [{ label: "Plan price", paise: tax.taxable_paise }, ...taxLines(tax)],
    total_paise: tax.total_paise,
  };
}
