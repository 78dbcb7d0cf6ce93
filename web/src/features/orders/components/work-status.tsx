import type { OrderStatus } from "@niyamdesk/domain/orders/order";
import { workOrders as words } from "#messages/workspaces/orders.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ORDER_TONES } from "../status.ts";

/** An order's status, for those who work on it. */
export function WorkStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={ORDER_TONES[status]}>{words.statuses[status]}</Badge>;
}
