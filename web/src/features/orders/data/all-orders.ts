import { allOrdersQuery, openOrdersQuery } from "@niyamdesk/domain/orders/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { readWorkOrder, type WorkOrder } from "../read-work-order.ts";

/** The newest orders of everyone, live. */
export function useAllOrders(): Live<WorkOrder[]> {
  return useLiveQuery(allOrdersQuery, {}, readWorkOrder);
}

/** Every order that work still goes into, up to `OPEN_ORDERS_LIMIT`, live. */
export function useOpenOrders(): Live<WorkOrder[]> {
  return useLiveQuery(openOrdersQuery, {}, readWorkOrder);
}
