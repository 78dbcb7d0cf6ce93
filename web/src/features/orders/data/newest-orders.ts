import { newestOrdersQuery } from "@niyamdesk/domain/orders/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { readWorkOrder, type WorkOrder } from "../read-work-order.ts";

/** The newest orders of everyone, live. */
export function useNewestOrders(): Live<WorkOrder[]> {
  return useLiveQuery(newestOrdersQuery, {}, readWorkOrder);
}
