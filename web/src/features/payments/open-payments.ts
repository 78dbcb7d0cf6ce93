import type { CheckoutView } from "./read-checkout.ts";

export interface Bought {
  serviceId: string;
  planId: string;
  /** Epoch ms. */
  placedAt: number;
}

/**
 * Payments the client still has to do something about: of the unpaid ones the latest for each plan, and none whose plan
 * was bought since; whatever money is on its way for always shows.
 */
export function openPayments(checkouts: readonly CheckoutView[], orders: readonly Bought[]): CheckoutView[] {
  const seen = new Set<string>();
  return [...checkouts]
    .sort((one, other) => other.startedAt - one.startedAt)
    .filter((checkout) => {
      if (checkout.state === "over") return false;
      if (checkout.state !== "unpaid") return true;
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
