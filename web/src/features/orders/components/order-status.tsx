import type { OrderStatus } from "@niyamdesk/domain/orders/order";
import { orders as words } from "#messages/orders.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ORDER_TONES } from "../status.ts";

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={ORDER_TONES[status]}>{words.statuses[status]}</Badge>;
}
