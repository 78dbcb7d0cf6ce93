import { ordersOfStaffQuery } from "@niyamdesk/domain/orders/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { readWorkOrder, type WorkOrder } from "../read-work-order.ts";
import { reassignOrder } from "./desk-acts.ts";

/** What somebody has in hand, what is due first on top, for administrators, live. */
export function useOrdersOfStaff(staff_id: string): Live<WorkOrder[]> {
  return useLiveQuery(ordersOfStaffQuery, { staff_id }, readWorkOrder);
}

/** Hands over orders one by one: one that cannot be keeps none of the others. */
export async function handOverOrders(
  ids: readonly string[],
  from: string,
  to: string | null,
  reason: string,
): Promise<{ moved: number; kept: number }> {
  let moved = 0;
  for (const order_id of ids) {
    await reassignOrder({ order_id, seen: from, to, reason }).then(
      () => {
        moved += 1;
      },
      () => undefined,
    );
  }
  return { moved, kept: ids.length - moved };
}
