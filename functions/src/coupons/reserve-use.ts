import { DomainError } from "@niyamdesk/domain/base/errors";
import { checkoutState, isMoneyMoving } from "@niyamdesk/domain/checkouts/checkout-state";
import type { CouponTerms } from "@niyamdesk/domain/coupons/coupon";
import { COUPON_USES, COUPONS } from "@niyamdesk/domain/coupons/queries";
import { FieldValue } from "firebase-admin/firestore";
import { timestamp } from "../platform/clock.ts";
import { type CheckoutRecord, checkoutRef, couponOfRef, recordRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { takePart } from "./coupon-parts.ts";

/**
 * A use of its coupon for a checkout that is being made, in the same commit. One person has one open checkout with a coupon: a new one
 * takes over the use of the one before, which is ended, so that nobody is kept from correcting a typing error.
 *
 * @throws DomainError coupon_refused when all uses are taken; coupon_used by this person; coupon_in_use while money of the one before may
 * be on its way
 */
export async function reserveUse(
  unit: UnitOfWork,
  checkout: CheckoutRecord,
  { code, price_paise, discount_paise }: CouponTerms,
): Promise<void> {
  const mine = couponOfRef(code, checkout.user_id);
  const [coupon, own] = await Promise.all([unit.get(recordRef(COUPONS, code)), unit.get(mine)]);
  if (coupon?.status !== "active") throw new DomainError("coupon_refused");
  const taken = own?.open ? await takeOver(unit, own.open) : null;
  if (taken === null && (own?.used ?? 0) >= (coupon.most_per_person ?? Number.POSITIVE_INFINITY)) {
    throw new DomainError("coupon_used");
  }
  const part = taken
    ? taken.part
    : coupon.most_uses === null
      ? null
      : await takePart(unit, code, coupon.most_uses);
  if (taken === null && part === null && coupon.most_uses !== null) throw new DomainError("coupon_refused");
  const now = timestamp(unit.now());
  unit.create(recordRef(COUPON_USES, checkout.id), {
    ...{ id: checkout.id, code, price_paise, discount_paise, user_id: checkout.user_id },
    client_name: checkout.contact.name,
    ...{ service_name: checkout.service_name, plan_name: checkout.plan_name },
    ...{ status: "reserved", order_id: null, part, created_at: now, updated_at: now },
  });
  if (own) unit.update(mine, { open: checkout.id });
  else unit.create(mine, { open: checkout.id, used: 0 });
  if (taken === null) unit.merge(recordRef(COUPONS, code), { uses: FieldValue.increment(1) });
}

/** Ends the checkout that holds the use. @returns what it held */
async function takeOver(unit: UnitOfWork, id: string): Promise<{ part: number | null } | null> {
  const [before, use] = await Promise.all([unit.get(checkoutRef(id)), unit.get(recordRef(COUPON_USES, id))]);
  if (use?.status !== "reserved") return null;
  const now = timestamp(unit.now());
  if (before) {
    if (isMoneyMoving(checkoutState(before, unit.now()))) throw new DomainError("coupon_in_use");
    unit.update(checkoutRef(id), { status: "expired", updated_at: now });
  }
  unit.update(recordRef(COUPON_USES, id), { status: "returned", updated_at: now });
  return { part: use.part };
}
