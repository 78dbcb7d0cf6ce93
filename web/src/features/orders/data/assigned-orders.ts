import { assignedOrdersQuery } from "@niyamdesk/domain/orders/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { readWorkOrder, type WorkOrder } from "../read-work-order.ts";

/** Open orders that are this person's work, the next due first, live. */
export function useAssignedOrders(uid: string): Live<WorkOrder[]> {
  return useLiveQuery(assignedOrdersQuery, { uid }, readWorkOrder);
}
