import { type GatewayPayment, isReturned } from "../integrations/razorpay/schemas.ts";
import { timestamp } from "../platform/clock.ts";
import { type CheckoutRecord, checkoutRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { isBuyerGone } from "./settlement/buyer-gone.ts";

/** A payment whose money may still be taken or was. Who has failed or was sent back stands in nobody's way. */
const STANDING: readonly GatewayPayment["status"][] = ["created", "authorized", "captured"];

/**
 * Decides which payment of a checkout is captured: one at a time, by one guarded commit, however many ask. The same
 * payment may be claimed again, by whoever comes after one that died.
 *
 * @param payments all payments of the checkout's gateway order, as the provider has them now
 * @returns whether this payment is to be captured
 */
export function claimCapture(
  checkoutId: string,
  payment: GatewayPayment,
  payments: readonly GatewayPayment[],
): Promise<boolean> {
  return commitTogether(async (unit) => {
    const checkout = await unit.get(checkoutRef(checkoutId));
    if (!checkout || checkout.status === "paid" || isRivalled(checkout, payment, payments)) return false;
    // What nobody is there to buy goes back by itself.
    if (await isBuyerGone(unit, checkout)) return false;
    // Written also when it stands already, so that a checkout that is paid meanwhile is noticed.
    unit.update(checkoutRef(checkoutId), { capturing: payment.id, updated_at: timestamp() });
    return true;
  });
}

/** Lets another payment in after the provider refused to capture this one. */
export function dropClaim(checkoutId: string, paymentId: string): Promise<void> {
  return commitTogether(async (unit) => {
    const checkout = await unit.get(checkoutRef(checkoutId));
    if (checkout?.capturing !== paymentId) return;
    unit.update(checkoutRef(checkoutId), { capturing: null, updated_at: timestamp() });
  });
}

function isRivalled(
  { capturing }: CheckoutRecord,
  payment: GatewayPayment,
  payments: readonly GatewayPayment[],
): boolean {
  if (capturing === null || capturing === payment.id) return false;
  const rival = payments.find(({ id }) => id === capturing);
  return rival !== undefined && STANDING.includes(rival.status) && !isReturned(rival);
}
