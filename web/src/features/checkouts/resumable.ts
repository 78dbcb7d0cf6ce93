import type { Checkout } from "@niyamdesk/domain/checkouts/checkout";
import { type CheckoutState, checkoutState, isMoneyMoving } from "@niyamdesk/domain/checkouts/checkout-state";

/** Afterwards a paid one is history, and found among the orders. */
const FRESH_MS = 24 * 3_600_000;

export interface Resumable {
  checkout: Checkout;
  state: CheckoutState;
}

/**
 * What somebody who comes back to a service is told of first: money that moves, else the newest that can be paid or was
 * paid a short while ago; null when there is nothing to tell.
 *
 * @param checkouts newest first
 * @param now epoch ms
 */
export function resumable(checkouts: readonly Checkout[], now: number): Resumable | null {
  const all = checkouts.map((checkout) => ({ checkout, state: checkoutState(checkout, now) }));
  return (
    all.find(({ state }) => isMoneyMoving(state)) ??
    all.find(({ checkout, state }) => state !== "expired" && (!isPaid(state) || isFresh(checkout, now))) ??
    null
  );
}

function isPaid(state: CheckoutState): boolean {
  return state === "paid" || state === "second_debit";
}

function isFresh({ paid_at }: Checkout, now: number): boolean {
  return paid_at !== null && now - paid_at.toMillis() < FRESH_MS;
}
