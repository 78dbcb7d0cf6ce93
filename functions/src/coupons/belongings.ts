import type { CouponUse } from "@niyamdesk/domain/coupons/coupon";
import { COUPON_USES, couponUsesOfQuery } from "@niyamdesk/domain/coupons/queries";
import type { Belongings } from "../platform/belongings.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { plainRecord } from "../platform/plain.ts";
import { couponOfRef, recordRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";

const isUsed = (use: { get(field: string): unknown }) => use.get("status") === "used";

/** A coupon that an order was bought with stays with the order, as the law asks; what came to nothing goes. */
export const couponBelongings: Belongings = {
  async exported({ uid }) {
    const uses = await runWholeQuery(couponUsesOfQuery, { uid });
    return { coupons: uses.map(plainRecord) };
  },
  async erase({ uid }) {
    const uses = await runWholeQuery(couponUsesOfQuery, { uid });
    const codes = new Set(uses.map((use) => (use.data() as CouponUse).code));
    const [used, over] = [uses.filter(isUsed), uses.filter((use) => !isUsed(use))];
    for (const { id } of used) await recordRef(COUPON_USES, id).update({ client_name: "" });
    await eraseAll([
      ...over.map(({ ref }) => ({ ref })),
      ...[...codes].map((code) => ({ ref: couponOfRef(code, uid) })),
    ]);
  },
};
