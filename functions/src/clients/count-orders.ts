import type { Order } from "@niyamdesk/domain/orders/order";
import { ownOrdersQuery } from "@niyamdesk/domain/orders/queries";
import { db } from "../platform/firestore.ts";
import { declaredQuery } from "../platform/query.ts";
import { profileRef } from "../platform/refs.ts";

const MOST = 10_000;
/** Of so many of the newest it is known what was bought. */
const LOOKED_AT = 100;

/** How many orders a client has, of what, and when the last was paid, by the orders themselves. Whoever adds one meanwhile is seen. */
export function countOrders(uid: string): Promise<void> {
  const orders = declaredQuery(db(), ownOrdersQuery, { uid });
  return db().runTransaction(async (together) => {
    const profile = (await together.get(profileRef(uid))).data();
    if (profile?.role !== "client_user") return;
    const newest = (await together.get(orders.limit(LOOKED_AT))).docs.map((order) => order.data() as Order);
    const bought = [...new Set(newest.reverse().map(({ service_id }) => service_id))];
    const last = newest.at(-1);
    const { count } = (await together.get(orders.limit(MOST).count())).data();
    together.update(profileRef(uid), { orders_count: count, ordered_at: last?.date ?? null, bought });
  });
}
