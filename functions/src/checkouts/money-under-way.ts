import type { Checkout } from "@niyamdesk/domain/checkouts/checkout";
import { type CheckoutState, checkoutState } from "@niyamdesk/domain/checkouts/checkout-state";

/** What the gateway is asked about besides: a bank that is only silent. */
const UNDER_WAY: readonly CheckoutState[] = ["arriving", "checking", "asked"];

/** Money is under way: received and not matched, or granted by the bank and neither taken nor given back yet. */
export function isMoneyUnderWay(checkout: Checkout, now: number): boolean {
  return UNDER_WAY.includes(checkoutState(checkout, now));
}
