import type { CouponUse } from "@niyamdesk/domain/coupons/coupon";
import { couponUsesOfQuery } from "@niyamdesk/domain/coupons/queries";
import type { Belongings } from "../platform/belongings.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { plainRecord } from "../platform/plain.ts";
import { couponOfRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";

/** A coupon that an order was bought with stays with the order, as the law asks; what came to nothing goes. */
export const couponBelongings: Belongings = {
  async exported({ uid }) {
    const uses = await runWholeQuery(couponUsesOfQuery, { uid });
    return { coupons: uses.map(plainRecord) };
  },
  async erase({ uid }) {
    const uses = await runWholeQuery(couponUsesOfQuery, { uid });
    const codes = new Set(uses.map((use) => (use.data() as CouponUse).code));
    const over = uses.filter((use) => use.get("status") !== "used");
    await eraseAll([
      ...over.map(({ ref }) => ({ ref })),
      ...[...codes].map((code) => ({ ref: couponOfRef(code, uid) })),
    ]);
  },
};
