import { ordersOfCaQuery } from "@niyamdesk/domain/orders/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type OrderView, readOrder } from "../read-order.ts";

/** Orders of a CA's work, whatever their state, the newest first, live. */
export function useOrdersOfCa(uid: string): Live<OrderView[]> {
  return useLiveQuery(ordersOfCaQuery, { uid }, readOrder);
}
