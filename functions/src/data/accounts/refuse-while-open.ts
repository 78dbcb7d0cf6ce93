import type { Checkout } from "@niyamdesk/domain/checkout";
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

/** Money is under way: received and not matched, or granted by the bank and not settled. */
function isPaymentOpen({ status, attempts }: Checkout): boolean {
  if (status === "paid") return false;
  return status === "held" || Object.values(attempts).some((attempt) => attempt.status !== "failed");
}
