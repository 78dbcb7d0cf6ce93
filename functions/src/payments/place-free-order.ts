import { DomainError } from "@niyamdesk/domain/base/errors";
import { CHECKOUT_OPEN_DAYS, isPayable, orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import { standingPurchase } from "../checkouts/standing-purchase.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { logEvent } from "../platform/log.ts";
import { checkoutRef, purchaseSlotRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { isBuyerGone } from "./settlement/buyer-gone.ts";
import { FREE_EFFECTS } from "./settlement/effects.ts";
import { apply } from "./settlement/settle.ts";

/**
 * The order of a checkout that a coupon covers whole: nothing is paid, so no provider is asked, and there is neither payment nor tax
 * invoice. Everything else is as after a payment, in one commit. Asked for twice, it is one order.
 *
 * @returns the order
 * @throws DomainError checkout_not_found for another's; payment_not_verified where something is to be paid; checkout_expired;
 * recently_paid (facts `order_id`); unauthenticated when the account is being deleted
 */
export async function placeFree(id: string, uid: string): Promise<string> {
  const order = await commitTogether(async (unit) => {
    const checkout = await unit.get(checkoutRef(id));
    if (checkout?.user_id !== uid) throw new DomainError("checkout_not_found");
    if (checkout.amount_paise !== 0 || !checkout.coupon) throw new DomainError("payment_not_verified");
    if (checkout.order_id !== null) return checkout.order_id;
    const age = unit.now() - checkout.created_at.toMillis();
    if (!isPayable(checkout.status) || age > CHECKOUT_OPEN_DAYS * DAY_MS)
      throw new DomainError("checkout_expired");
    if (await isBuyerGone(unit, checkout)) throw new DomainError("unauthenticated");
    const { service_id, plan_id, repeat } = checkout;
    const before = await standingPurchase(
      await unit.get(purchaseSlotRef(uid, service_id, plan_id)),
      unit.now(),
    );
    // Another try of the same may have made it since the checkout was read.
    if (before === orderIdOf(id)) return before;
    if (before !== null && !repeat) throw new DomainError("recently_paid", { order_id: before });
    const orderId = orderIdOf(id);
    await apply(unit, FREE_EFFECTS, { checkout, orderId, paid: timestamp(unit.now()), paymentId: null });
    return orderId;
  });
  logEvent("order placed for nothing", { checkout: id, order });
  return order;
}
