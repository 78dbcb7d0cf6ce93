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

/** Said to those who work on an order. */
export const WORK_LABELS: Record<OrderStatus, string> = {
  pending: "Received",
  processing: "In progress",
  awaiting_documents: "Waiting for documents",
  in_review: "In review",
  completed: "Completed",
  cancelled: "Cancelled",
};

/** What happens next, said to the client. */
export const NEXT_STEPS: Record<OrderStatus, string> = {
  pending: "We have your order and start on it. Nothing is needed from you right now.",
  processing: "We are working on it. Nothing is needed from you right now.",
  awaiting_documents: "We need documents from you to go on. Open the order to see which.",
  in_review: "The work is done and is being checked. Nothing is needed from you right now.",
  completed: "Done. Everything about this order stays here.",
  cancelled: "This order was cancelled. Its payment and any refund are in your payment history.",
};
