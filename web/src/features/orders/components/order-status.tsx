import { ORDER_STATUS_LABELS, type OrderStatus } from "@niyamdesk/domain/orders/order";
import { Badge } from "../../../ui/badge.tsx";
import { ORDER_TONES, WORK_LABELS } from "../status.ts";

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={ORDER_TONES[status]}>{ORDER_STATUS_LABELS[status]}</Badge>;
}

/** The same for those who work on it. */
export function WorkStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={ORDER_TONES[status]}>{WORK_LABELS[status]}</Badge>;
}
