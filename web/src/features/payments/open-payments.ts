import { type CheckoutState, checkoutState, isMoneyMoving } from "@niyamdesk/domain/checkouts/checkout-state";
import type { CheckoutView } from "./read-checkout.ts";

export interface Bought {
  serviceId: string;
  planId: string;
  /** Epoch ms. */
  placedAt: number;
}

export interface OpenCheckout {
  checkout: CheckoutView;
  state: CheckoutState;
}

/** Nothing goes on until the client does something. */
const NEEDS_CLIENT: readonly CheckoutState[] = ["failed", "not_paid", "returned", "asked"];

export function needsClient({ state }: OpenCheckout): boolean {
  return NEEDS_CLIENT.includes(state);
}

const OVER: readonly CheckoutState[] = ["paid", "second_debit", "expired"];

/**
 * Checkouts the client still has to do something about, the newest first: of those that nothing moves for, the latest of
 * each plan, and none whose plan was bought since; whatever money is on its way for always shows.
 *
 * @param orders null when they could not be read: nothing is offered that may have been bought
 * @param now epoch ms
 */
export function openPayments(
  checkouts: readonly CheckoutView[],
  orders: readonly Bought[] | null,
  now: number,
): OpenCheckout[] {
  const seen = new Set<string>();
  return [...checkouts]
    .sort((one, other) => other.startedAt - one.startedAt)
    .map((checkout) => ({ checkout, state: checkoutState(checkout.facts, now) }))
    .filter(({ checkout, state }) => {
      if (OVER.includes(state)) return false;
      if (isMoneyMoving(state)) return true;
      if (orders === null) return false;
      const plan = `${checkout.serviceId}/${checkout.planId}`;
      const repeated = seen.has(plan);
      seen.add(plan);
      return !repeated && !orders.some((order) => boughtSince(checkout, order));
    });
}

function boughtSince(checkout: CheckoutView, order: Bought): boolean {
  return (
    order.serviceId === checkout.serviceId &&
    order.planId === checkout.planId &&
    order.placedAt >= checkout.startedAt
  );
}
