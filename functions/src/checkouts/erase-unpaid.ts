import { checkoutsOfQuery } from "@niyamdesk/domain/checkouts/queries";
import { returnUse } from "../coupons/return-use.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { checkoutRef, erasedPurchaseRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { isMoneyUnderWay } from "./money-under-way.ts";

/** Longer than a payment may be authorised late. */
const REMEMBERED_DAYS = 30;

/**
 * Erases the purchases of a client that came to nothing. Each as it was read: one that is paid at this moment stays, and is
 * seen by whoever looks whether something is open. Whose it was stays beside its gateway order, since its window may be
 * open somewhere: money that comes then names whom it belongs to, and goes back.
 */
export async function eraseUnpaidCheckouts(uid: string): Promise<void> {
  for (const { id } of await runWholeQuery(checkoutsOfQuery, { uid })) await eraseUnpaid(id);
}

function eraseUnpaid(id: string): Promise<void> {
  return commitTogether(async (unit) => {
    const checkout = await unit.get(checkoutRef(id));
    if (!checkout) return;
    if (checkout.status === "paid" || isMoneyUnderWay(checkout, unit.now())) {
      // Whoever brings a second payment at this moment has to notice that the account is closed.
      unit.update(checkoutRef(id), { updated_at: timestamp(unit.now()) });
      return;
    }
    // Changed before it is deleted, so that whoever settles it at this moment is noticed.
    unit.update(checkoutRef(id), { updated_at: timestamp() });
    unit.delete(checkoutRef(id));
    await returnUse(unit, checkout);
    const { razorpay_order_id, user_id, service_name } = checkout;
    if (!razorpay_order_id) return;
    unit.merge(erasedPurchaseRef(razorpay_order_id), {
      uid: user_id,
      checkout_id: id,
      service: service_name,
      expires_at: timestamp(unit.now() + REMEMBERED_DAYS * DAY_MS),
    });
  });
}
