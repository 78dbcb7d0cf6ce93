import type { CouponTerms } from "@niyamdesk/domain/coupons/coupon";
import { taxAfter } from "@niyamdesk/domain/coupons/discounted-tax";
import { type TaxBreakup, type TaxLine, taxLines } from "@niyamdesk/domain/money/gst";
import type { Paise } from "@niyamdesk/domain/money/money";
import { checkout } from "#messages/checkout.ts";
import { common } from "#messages/common.ts";
import { coupon as words } from "#messages/coupon.ts";
import { stateName } from "../../lib/places/state-names.ts";
import type { Quote } from "./quote.ts";

/** The price as the invoice will state it, split by place of supply. */
export function splitOf(tax: TaxBreakup, coupon: CouponTerms | null = null): Quote {
  return {
    lines: [
      ...beforeTax(tax.taxable_paise, coupon),
      ...taxLines(tax, { roundOff: common.roundOff, stateName }),
    ],
    total_paise: tax.total_paise,
  };
}

/** The same before the State is known, with what a coupon takes off. */
export function quoteAfter(coupon: CouponTerms): Quote {
  const tax = taxAfter(coupon.price_paise, coupon.discount_paise, "", "-");
  const gst = [
    { label: checkout.gst, paise: tax.gst_paise },
    { label: common.roundOff, paise: tax.round_off_paise },
  ];
  return {
    lines: [...beforeTax(tax.taxable_paise, coupon), ...gst.filter(({ paise }) => paise !== 0)],
    total_paise: tax.total_paise,
  };
}

function beforeTax(taxable_paise: Paise, coupon: CouponTerms | null): TaxLine[] {
  if (coupon === null) return [{ label: checkout.planPrice, paise: taxable_paise }];
  return [
    { label: checkout.planPrice, paise: coupon.price_paise },
    { label: words.line(coupon.code), paise: -coupon.discount_paise },
    { label: words.taxable, paise: taxable_paise },
  ];
}
