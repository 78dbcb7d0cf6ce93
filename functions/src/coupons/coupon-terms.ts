import { DomainError } from "@niyamdesk/domain/base/errors";
import { type CouponTerms, discountOn, isFor } from "@niyamdesk/domain/coupons/coupon";
import { COUPONS } from "@niyamdesk/domain/coupons/queries";
import type { Paise } from "@niyamdesk/domain/money/money";
import { istDay } from "@niyamdesk/domain/time/time";
import { recordRef } from "../platform/refs.ts";

/**
 * What a coupon takes off a plan today. One that is unknown, stopped, over, not begun or for something else is refused alike: whoever
 * guesses learns nothing.
 *
 * @throws DomainError coupon_refused
 */
export async function couponTerms(
  code: string,
  { service_id, price_paise }: { service_id: string; price_paise: Paise },
): Promise<CouponTerms> {
  const seen = await recordRef(COUPONS, code).get();
  const coupon = seen.data();
  const day = istDay(seen.readTime.toMillis());
  if (!coupon || !isFor(coupon, { service_id, price_paise, day })) throw new DomainError("coupon_refused");
  return { code, price_paise, discount_paise: discountOn(price_paise, coupon.discount) };
}
