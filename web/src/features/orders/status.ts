import type { OrderStatus } from "@niyamdesk/domain/orders/order";
import type { Tone } from "../../ui/badge.tsx";

export const ORDER_TONES: Record<OrderStatus, Tone> = {
  pending: "info",
  processing: "info",
  awaiting_documents: "warning",
  in_review: "info",
  completed: "success",
  cancelled: "neutral",
};
