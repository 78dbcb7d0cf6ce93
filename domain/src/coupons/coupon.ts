import { type Paise, percentOf } from "../money/money.ts";
import type { Moment } from "../time/moment.ts";

/** `stopped`: nobody can use it any more; what was opened with it stays as it was. */
export const COUPON_STATUSES = ["active", "stopped"] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

/** What comes off the price before tax: whole percent, or whole rupees as paise. */
export type Discount = { kind: "percent"; percent: number } | { kind: "amount"; amount_paise: Paise };

/** `coupons/{code}`; written by functions only, read by administrators only. */
export interface Coupon {
  /** Capital letters and digits. */
  code: string;
  discount: Discount;
  /** First and last day in India on which it can be used, such as `2026-12-01`; null: no bound. */
  from: string | null;
  until: string | null;
  /** Uses in all, and of one person; null: no bound. */
  most_uses: number | null;
  most_per_person: number | null;
  /** Ids of the services it is for; none: all. */
  services: string[];
  /** Plan prices before tax from which on it counts; null: all. */
  least_price_paise: Paise | null;
  status: CouponStatus;
  /** What it is for, for administrators. */
  note: string;
  /** Open checkouts that hold a use, and orders. */
  uses: number;
  created_at: Moment;
  updated_at: Moment;
}

/** What of a coupon is frozen with the checkout that it was used in. */
export interface CouponTerms {
  code: string;
  /** Plan price before the discount, and the discount; both before tax. */
  price_paise: Paise;
  discount_paise: Paise;
}

/** `reserved` by a checkout that can be paid; `returned` when that ended without an order. */
export const COUPON_USE_STATUSES = ["reserved", "used", "returned"] as const;
export type CouponUseStatus = (typeof COUPON_USE_STATUSES)[number];

/** `coupon_uses/{checkout id}`; written by functions only. */
export interface CouponUse extends CouponTerms {
  id: string;
  user_id: string;
  /** Empty once the account is erased. */
  client_name: string;
  service_name: string;
  plan_name: string;
  status: CouponUseStatus;
  /** Null until it is used. */
  order_id: string | null;
  /** Which part of the bounded uses it was taken from; null: they have no bound. */
  part: number | null;
  created_at: Moment;
  updated_at: Moment;
}

/** So many documents share the bounded uses of a coupon, so that many who come at once do not all wait for one. */
export const COUPON_PARTS = 10;

/** How many of the uses one part has; all parts together have them all, and more uses never make a part smaller. */
export function usesOfPart(part: number, most_uses: number): number {
  return Math.floor((most_uses + COUPON_PARTS - 1 - part) / COUPON_PARTS);
}

/** Below that nothing is asked for: the payment provider takes no less. */
const LEAST_LEFT: Paise = 100;

/**
 * What comes off a plan's price: whole rupees, rounded in the client's favour, so that the tax on the rest comes to whole paise in every
 * State; never more than the price.
 *
 * @param price_paise before tax, whole rupees
 */
export function discountOn(price_paise: Paise, discount: Discount): Paise {
  const wanted =
    discount.kind === "percent"
      ? Math.ceil(percentOf(price_paise, discount.percent) / 100) * 100
      : discount.amount_paise;
  const left = price_paise - wanted;
  return left < LEAST_LEFT ? price_paise : wanted;
}

/** Whether it is for this plan on this day, whoever uses it. @param day in India, such as `2026-12-01` */
export function isFor(
  coupon: Pick<Coupon, "status" | "from" | "until" | "services" | "least_price_paise">,
  { service_id, price_paise, day }: { service_id: string; price_paise: Paise; day: string },
): boolean {
  return (
    coupon.status === "active" &&
    (coupon.from === null || coupon.from <= day) &&
    (coupon.until === null || day <= coupon.until) &&
    (coupon.services.length === 0 || coupon.services.includes(service_id)) &&
    price_paise >= (coupon.least_price_paise ?? 0)
  );
}

/**
 * What of a discount belongs to a part of what was sold: of an invoice that stands for what is left after refunds.
 *
 * @param taxable_paise of that part
 */
export function discountOfPart(
  { price_paise, discount_paise, code }: CouponTerms,
  taxable_paise: Paise,
): CouponTerms {
  const sold = price_paise - discount_paise;
  if (taxable_paise === sold) return { code, price_paise, discount_paise };
  const part = sold === 0 ? 0 : Math.round((discount_paise * taxable_paise) / sold);
  return { code, price_paise: taxable_paise + part, discount_paise: part };
}
