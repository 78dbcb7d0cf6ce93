import type { Checkout } from "@niyamdesk/domain/checkout";
import { checkoutState, isMoneyMoving } from "@niyamdesk/domain/checkout-state";
import { DomainError } from "@niyamdesk/domain/errors";
import { isOpenOrder } from "@niyamdesk/domain/order";
import { runWholeQuery } from "../run-query.ts";

/** @throws DomainError orders_open while work or money of this person is on its way */
export async function refuseWhileOpen(uid: string): Promise<void> {
  const [orders, payments, checkouts] = await Promise.all([
    runWholeQuery("ownOrders", { uid }),
    runWholeQuery("ownPayments", { uid }),
    runWholeQuery("checkoutsOf", { uid }),
  ]);
  const open =
    orders.some((order) => isOpenOrder(order.get("status"))) ||
    payments.some((payment) => payment.get("status") === "held") ||
    checkouts.some((checkout) => isPaymentOpen(checkout.data() as Checkout));
  if (open) throw new DomainError("orders_open");
}

/** Money is under way: received and not matched, granted by the bank and not settled, or not answered for minutes. */
function isPaymentOpen(checkout: Checkout): boolean {
  return isMoneyMoving(checkoutState(checkout, Date.now()));
}
