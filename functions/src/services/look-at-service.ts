import { CHECKOUT_OPEN_DAYS } from "@niyamdesk/domain/checkouts/checkout";
import { openCheckoutsOfServiceQuery } from "@niyamdesk/domain/checkouts/queries";
import { openOrdersOfServiceQuery } from "@niyamdesk/domain/orders/queries";
import { DAY_MS } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { declaredQuery } from "../platform/query.ts";

/** Whom a change of a service reaches: checkouts that can be paid, and orders that run. Counted, not read. */
export async function lookAtService(
  service_id: string,
): Promise<{ open_checkouts: number; open_orders: number }> {
  const since_at = Date.now() - CHECKOUT_OPEN_DAYS * DAY_MS;
  const [checkouts, orders] = await Promise.all([
    declaredQuery(db(), openCheckoutsOfServiceQuery, { service_id, since_at }).count().get(),
    declaredQuery(db(), openOrdersOfServiceQuery, { service_id }).count().get(),
  ]);
  return { open_checkouts: checkouts.data().count, open_orders: orders.data().count };
}
