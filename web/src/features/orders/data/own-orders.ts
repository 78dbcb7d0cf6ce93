import { ownOrdersQuery } from "@niyamdesk/domain/orders/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type OrderView, readOrder } from "../read-order.ts";

/** The client's orders, newest first, live. */
export function useOwnOrders(uid: string): Live<OrderView[]> {
  return useLiveQuery(ownOrdersQuery, { uid }, readOrder);
}
