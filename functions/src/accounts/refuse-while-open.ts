import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Checkout } from "@niyamdesk/domain/checkouts/checkout";
import { type CheckoutState, checkoutState } from "@niyamdesk/domain/checkouts/checkout-state";
import { checkoutsOfQuery } from "@niyamdesk/domain/checkouts/queries";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { ownOrdersQuery } from "@niyamdesk/domain/orders/queries";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { ownPaymentsQuery } from "@niyamdesk/domain/payments/queries";
import { isHeldHere } from "../payments/held-checkout.ts";
import { reviewOrder } from "../payments/review-order.ts";
import type { CheckoutRecord } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";

/** What the gateway is asked about besides: a bank that is only silent. */
const UNDER_WAY: readonly CheckoutState[] = ["arriving", "checking", "asked"];

/**
 * Our records only know what they were told, so the provider is asked what became of each purchase that could still be
 * paid. What it answers is taken over on the way.
 *
 * @throws DomainError orders_open while work or money of this person is on its way; gateway_unavailable when that cannot
 * be known
 */
export async function refuseWhileOpen(uid: string): Promise<void> {
  await refuseOpenRecords(uid);
  for (const checkout of await runWholeQuery(checkoutsOfQuery, { uid })) {
    if (await isBeingPaid(checkout.data() as CheckoutRecord)) throw new DomainError("orders_open");
  }
}

/** By our own records alone. @throws DomainError orders_open */
export async function refuseOpenRecords(uid: string): Promise<void> {
  const [orders, payments, checkouts] = await Promise.all([
    runWholeQuery(ownOrdersQuery, { uid }),
    runWholeQuery(ownPaymentsQuery, { uid }),
    runWholeQuery(checkoutsOfQuery, { uid }),
  ]);
  const open =
    orders.some((order) => isOpenOrder(order.get("status"))) ||
    payments.some((payment) => isHeldHere(payment.data() as Payment)) ||
    checkouts.some((seen) => isMoneyUnderWay(seen.data() as Checkout, seen.readTime.toMillis()));
  if (open) throw new DomainError("orders_open");
}

/** Money is under way: received and not matched, or granted by the bank and neither taken nor given back yet. */
export function isMoneyUnderWay(checkout: Checkout, now: number): boolean {
  return UNDER_WAY.includes(checkoutState(checkout, now));
}

/** By the provider, as long as we look at the checkout at all. An order that it does not know cannot be paid. */
async function isBeingPaid(checkout: CheckoutRecord): Promise<boolean> {
  const { status, razorpay_order_id, next_check_at } = checkout;
  if (status === "paid" || !razorpay_order_id || next_check_at === null) return false;
  try {
    return (await reviewOrder(checkout)).status !== "not_paid";
  } catch (error) {
    if (error instanceof DomainError && error.code === "gateway_refused") return false;
    throw error;
  }
}
