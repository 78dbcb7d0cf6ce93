import {
  ATTEMPT_STATUSES,
  CHECKOUT_STATUSES,
  type CheckoutAttempt,
} from "@niyamdesk/domain/checkouts/checkout";
import { type CheckoutFacts, lastFailure } from "@niyamdesk/domain/checkouts/checkout-state";
import { type TaxLine, taxLines } from "@niyamdesk/domain/money/gst";
import { isStateCode } from "@niyamdesk/domain/places/states";
import { common } from "#messages/common.ts";
import { orders } from "#messages/orders.ts";
import { payments } from "#messages/payments.ts";
import { states } from "#messages/states.ts";
import {
  nameIn,
  numberIn,
  oneIn,
  partIn,
  recentTimeIn,
  type StoredData,
  textIn,
} from "../../lib/firestore/stored.ts";

/** One line of the bill. */
export type BillLine = TaxLine;

/** A checkout as the client's screens show it. */
export interface CheckoutView {
  id: string;
  serviceId: string;
  serviceName: string;
  planId: string;
  planName: string | null;
  /** Paise to pay. */
  amountPaise: number;
  /** What the amount is made of; empty when the record does not say. */
  bill: BillLine[];
  /** Whose invoice it is, where that is a business. */
  business: { name: string | null; gstin: string } | null;
  /** GST code of the State it is supplied to. */
  stateCode: string | null;
  /** What it is at a time, `checkoutState` says. */
  facts: CheckoutFacts;
  /** The provider's words for the last try, when that failed. */
  failure: string | null;
  /** Epoch ms. */
  startedAt: number;
}

export function readCheckout(id: string, data: StoredData): CheckoutView {
  const attempts = attemptsOf(partIn(data, "attempts"));
  return {
    id,
    serviceId: textIn(data, "service_id") ?? "",
    serviceName: nameIn(data, "service_name") ?? orders.service,
    planId: textIn(data, "plan_id") ?? "",
    planName: nameIn(data, "plan_name"),
    amountPaise: numberIn(data, "amount_paise"),
    bill: billOf(partIn(data, "tax"), partIn(data, "coupon")),
    business: businessOf(partIn(data, "contact")),
    stateCode: textIn(partIn(data, "tax"), "place_of_supply"),
    facts: {
      status: oneIn(data, "status", CHECKOUT_STATUSES, "expired"),
      asked: data.asked === true,
      attempts,
    },
    failure: lastFailure({ attempts }),
    startedAt: recentTimeIn(data, "created_at"),
  };
}

function businessOf(contact: StoredData): CheckoutView["business"] {
  const gstin = textIn(contact, "gstin");
  return gstin === null ? null : { name: textIn(contact, "billing_name"), gstin };
}

/** The plan's price, what a coupon took off it, each tax that was charged and what rounds to the rupee. */
function billOf(tax: StoredData, coupon: StoredData): BillLine[] {
  const taxable = numberIn(tax, "taxable_paise");
  const [price, off] = [numberIn(coupon, "price_paise"), numberIn(coupon, "discount_paise")];
  if (taxable <= 0 && off <= 0) return [];
  const discount = [
    { label: payments.beforeTax, paise: price },
    { label: payments.coupon(textIn(coupon, "code") ?? ""), paise: -off },
    { label: payments.taxable, paise: taxable },
  ];
  return [
    ...(off > 0 ? discount : [{ label: payments.beforeTax, paise: taxable }]),
    ...taxLines(
      {
        cgst_paise: numberIn(tax, "cgst_paise"),
        sgst_paise: numberIn(tax, "sgst_paise"),
        igst_paise: numberIn(tax, "igst_paise"),
        round_off_paise: numberIn(tax, "round_off_paise"),
        place_of_supply: textIn(tax, "place_of_supply") ?? "",
      },
      { roundOff: common.roundOff, stateName },
    ),
  ];
}

/** In the language of the site; the code itself when it is not one of today's. */
function stateName(code: string): string {
  return isStateCode(code) ? states[code] : code;
}

/** One that says nothing we know counts as not answered; one without a time as just made. */
function attemptsOf(attempts: StoredData): Record<string, CheckoutAttempt> {
  const read = Object.keys(attempts).map((id) => {
    const attempt = partIn(attempts, id);
    const at = recentTimeIn(attempt, "at");
    const status = oneIn(attempt, "status", ATTEMPT_STATUSES, "created");
    return [id, { status, description: textIn(attempt, "description"), at: { toMillis: () => at } }] as const;
  });
  return Object.fromEntries(read);
}
