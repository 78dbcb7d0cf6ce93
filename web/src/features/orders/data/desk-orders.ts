import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { assignedOrdersQuery, completedSinceQuery, ordersOfCaQuery } from "@niyamdesk/domain/orders/queries";
import { type Live, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type DeskOrder, readDeskOrder } from "../desk/desk-order.ts";

/** Open orders that are this person's work, the next due first, live. */
export function useOrdersInHand(uid: string): Live<DeskOrder[]> {
  return useLiveQuery(assignedOrdersQuery, { uid }, readDeskOrder);
}

/** What this person finished since an instant, the last first, live. */
export function useCompletedSince(uid: string, since_at: number): Live<DeskOrder[]> {
  return useLiveQuery(completedSinceQuery, { uid, since_at }, readDeskOrder);
}

/** All orders of somebody's work, whatever their state, the newest first, live. */
export function useOrdersOf(uid: string): Live<DeskOrder[]> {
  return useLiveQuery(ordersOfCaQuery, { uid }, readDeskOrder);
}

/** One order, live; null when it is not this person's, or is not there: the rules do not tell which. */
export function useDeskOrder(id: string): Live<DeskOrder | null> {
  const order = useLiveDocument([COLLECTIONS.orders, id], readDeskOrder);
  return order.status === "refused" ? { status: "ready", value: null } : order;
}
