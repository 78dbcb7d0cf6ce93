import { DomainError } from "@niyamdesk/domain/base/errors";
import { checkoutState, isMoneyMoving } from "@niyamdesk/domain/checkouts/checkout-state";
import { returnUse } from "../coupons/return-use.ts";
import { timestamp } from "../platform/clock.ts";
import { checkoutRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * Ends a checkout that its client is through with. It is still looked at as an expired one is, and money that arrives for
 * it all the same still makes the order. Done before, or over by itself: nothing happens.
 *
 * @throws DomainError payment_open while money may be on its way; checkout_not_found when it was erased
 */
export function putAway(id: string): Promise<void> {
  return commitTogether(async (unit) => {
    const checkout = await unit.get(checkoutRef(id));
    if (!checkout) throw new DomainError("checkout_not_found");
    if (checkout.status === "paid" || checkout.status === "expired") return;
    if (isMoneyMoving(checkoutState(checkout, unit.now()))) throw new DomainError("payment_open");
    unit.update(checkoutRef(id), { status: "expired", updated_at: timestamp() });
    await returnUse(unit, checkout);
  });
}
