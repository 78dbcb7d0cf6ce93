import { formatPaise } from "@niyamdesk/domain/money/money";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { couponAdmin as words } from "#messages/workspaces/coupon-admin.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import type { CouponView } from "../read-coupon.ts";

/** "10% off", "₹500 off". */
export function givesOf({ discount }: Pick<CouponView, "discount">): string {
  return discount.kind === "percent"
    ? words.percent(discount.percent)
    : words.amount(formatPaise(discount.amount_paise));
}

/** Where and how often it counts; empty where nothing bounds it. */
export function boundsOf({ services, leastPricePaise, mostPerPerson }: CouponView): string {
  return [
    ...(services.length > 0 ? [words.services(services.length)] : []),
    ...(leastPricePaise === null ? [] : [words.least(formatPaise(leastPricePaise))]),
    ...(mostPerPerson === null ? [] : [words.perPerson(mostPerPerson)]),
  ].join(", ");
}

const dayWords = (day: string) => istFullDate(startOfIstDayNamed(day));

export function periodOf({ from, until }: Pick<CouponView, "from" | "until">): string {
  if (from !== null && until !== null) return words.between(dayWords(from), dayWords(until));
  if (from !== null) return words.from(dayWords(from));
  return until === null ? words.always : words.until(dayWords(until));
}
