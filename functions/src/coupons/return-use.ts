import { COUPON_USES, COUPONS } from "@niyamdesk/domain/coupons/queries";
import { FieldValue } from "firebase-admin/firestore";
import { timestamp } from "../platform/clock.ts";
import { type CheckoutRecord, checkoutRef, couponOfRef, recordRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { giveBackPart } from "./coupon-parts.ts";

/** Gives the use of a coupon back whose checkout ends without an order, in the commit that ends it. Told twice, it is once. */
export async function returnUse(
  unit: UnitOfWork,
  { id, coupon }: Pick<CheckoutRecord, "id" | "coupon">,
): Promise<void> {
  if (!coupon) return;
  const use = await unit.get(recordRef(COUPON_USES, id));
  if (use?.status !== "reserved") return;
  const mine = couponOfRef(use.code, use.user_id);
  if ((await unit.get(mine))?.open === id) unit.update(mine, { open: null });
  if (use.part !== null) giveBackPart(unit, use.code, use.part);
  unit.update(recordRef(COUPON_USES, id), { status: "returned", updated_at: timestamp(unit.now()) });
  unit.merge(recordRef(COUPONS, use.code), { uses: FieldValue.increment(-1) });
}

/** The same of a checkout that ended otherwise: when its money went back. */
export function returnUseIfOver(checkoutId: string): Promise<void> {
  return commitTogether(async (unit) => {
    const checkout = await unit.get(checkoutRef(checkoutId));
    if (checkout?.status === "expired") await returnUse(unit, checkout);
  });
}
