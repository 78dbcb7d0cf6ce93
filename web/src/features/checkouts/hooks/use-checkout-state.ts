import { type CheckoutState, checkoutState } from "@niyamdesk/domain/checkouts/checkout-state";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { useCheckout } from "../data/live-checkout.ts";

/** What a checkout is now, by its record; null while that is not here. */
export function useCheckoutState(checkoutId: string): CheckoutState | null {
  const live = useCheckout(checkoutId);
  const now = useServerMinute();
  return live.status === "ready" && live.value !== null ? checkoutState(live.value, now) : null;
}
