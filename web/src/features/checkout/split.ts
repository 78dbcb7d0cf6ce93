import { stateTaxName, type TaxBreakup } from "@niyamdesk/domain/gst";
import { stateName } from "@niyamdesk/domain/states";
import { type Quote, roundOff } from "./quote.ts";

/** The price as the invoice will state it, split by place of supply. */
export function splitOf(tax: TaxBreakup): Quote {
  const gst =
    tax.kind === "intra_state"
      ? [
          { label: "CGST 9%", paise: tax.cgst_paise },
          { label: `${stateTaxName(tax.place_of_supply)} 9%`, paise: tax.sgst_paise },
        ]
      : [{ label: `IGST 18% (${stateName(tax.place_of_supply)})`, paise: tax.igst_paise }];
  return {
    lines: [{ label: "Plan price", paise: tax.taxable_paise }, ...gst, ...roundOff(tax.round_off_paise)],
    total_paise: tax.total_paise,
  };
}
