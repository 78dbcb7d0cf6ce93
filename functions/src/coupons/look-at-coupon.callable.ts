import { DomainError } from "@niyamdesk/domain/base/errors";
import { COUPONS } from "@niyamdesk/domain/coupons/queries";
import { paiseOfRupees } from "@niyamdesk/domain/money/money";
import { defineCallable } from "../platform/define-callable.ts";
import { couponOfRef, recordRef } from "../platform/refs.ts";
import { planOnSale } from "../services/services.ts";
import { couponTerms } from "./coupon-terms.ts";

/** What a coupon takes off a plan, before anything is opened with it. Few tries, since codes can be guessed. */
export const lookAtCoupon = defineCallable(
  "lookAtCoupon",
  { roles: ["client_user"], rateLimit: { calls: 10, perSeconds: 600 } },
  async ({ code, service_id, plan_id }, { uid }) => {
    const { plan } = await planOnSale(service_id, plan_id);
    const terms = await couponTerms(code, { service_id, price_paise: paiseOfRupees(plan.price) });
    const [seen, mine] = await Promise.all([recordRef(COUPONS, code).get(), couponOfRef(code, uid).get()]);
    const [coupon, own] = [seen.data(), mine.data()];
    // A use that an open checkout of theirs holds goes over to the next one.
    if (coupon === undefined || own?.open) return terms;
    if ((own?.used ?? 0) >= (coupon.most_per_person ?? Number.POSITIVE_INFINITY))
      throw new DomainError("coupon_used");
    if (coupon.uses >= (coupon.most_uses ?? Number.POSITIVE_INFINITY))
      throw new DomainError("coupon_refused");
    return terms;
  },
);
