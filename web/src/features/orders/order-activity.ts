import { activities as words } from "#messages/workspaces/activities.ts";
import type { TimelineEntry } from "../../ui/timeline.tsx";
import { orderMark } from "./components/order-timeline.tsx";
import type { OrderView } from "./read-order.ts";

/** What the histories of orders tell, among all that happened. */
export function orderActivity(orders: readonly OrderView[]): TimelineEntry[] {
  return orders.flatMap(({ id, serviceName, customer, timeline }) =>
    timeline.map((entry) => ({
      id: `order-${id}-${entry.id}`,
      at: entry.at,
      title: words.order(serviceName, entry.event),
      // What the record describes is said to the client.
      detail: customer.name,
      ...orderMark(entry.recorded),
    })),
  );
}
