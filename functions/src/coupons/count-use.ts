import { COUPON_USES, COUPONS } from "@niyamdesk/domain/coupons/queries";
import { FieldValue } from "firebase-admin/firestore";
import { timestamp } from "../platform/clock.ts";
import { type CheckoutRecord, couponOfRef, recordRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { takePart } from "./coupon-parts.ts";

/** The checkout became an order: its use of the coupon is one, once. */
export async function countUse(
  unit: UnitOfWork,
  { checkout: { id, coupon }, orderId }: { checkout: CheckoutRecord; orderId: string },
): Promise<void> {
  const use = coupon && (await unit.get(recordRef(COUPON_USES, id)));
  if (!use || use.status === "used") return;
  const part = use.status === "returned" ? await takeAgain(unit, use.code) : use.part;
  const mine = couponOfRef(use.code, use.user_id);
  const own = await unit.get(mine);
  const counted = { open: own?.open === id ? null : (own?.open ?? null), used: (own?.used ?? 0) + 1 };
  if (own) unit.update(mine, counted);
  else unit.create(mine, counted);
  const now = timestamp(unit.now());
  unit.update(recordRef(COUPON_USES, id), { status: "used", order_id: orderId, part, updated_at: now });
}

/**
 * Whether the price that a checkout was opened at still holds. It does as long as the checkout has its use of the coupon; given back, only
 * if there is one left for this person.
 */
export async function isStillGranted(unit: UnitOfWork, { id, coupon }: CheckoutRecord): Promise<boolean> {
  const use = coupon && (await unit.get(recordRef(COUPON_USES, id)));
  if (use?.status !== "returned") return true;
  const [terms, own] = await Promise.all([
    unit.get(recordRef(COUPONS, use.code)),
    unit.get(couponOfRef(use.code, use.user_id)),
  ]);
  if (!terms) return false;
  const taken = (own?.used ?? 0) + (own?.open ? 1 : 0);
  return (
    taken < (terms.most_per_person ?? Number.POSITIVE_INFINITY) &&
    terms.uses < (terms.most_uses ?? Number.POSITIVE_INFINITY)
  );
}

/** A use that had been given back when the money came after all. */
async function takeAgain(unit: UnitOfWork, code: string): Promise<number | null> {
  const coupon = await unit.get(recordRef(COUPONS, code));
  unit.merge(recordRef(COUPONS, code), { uses: FieldValue.increment(1) });
  return coupon?.most_uses == null ? null : takePart(unit, code, coupon.most_uses);
}
