import type { OrderStatus } from "@niyamdesk/domain/orders/order";

const statuses: Record<OrderStatus, string> = {
  pending: "Received",
  processing: "In progress",
  awaiting_documents: "Waiting for documents",
  in_review: "In review",
  completed: "Completed",
  cancelled: "Cancelled",
};

/** Orders, for those who work on them. */
export const workOrders = {
  newest: {
    title: "Newest orders",
    loading: "Loading orders",
    failed: "Failed to load orders",
    none: "No orders yet.",
  },
  assigned: {
    title: "Your orders, by due date",
    loading: "Loading your orders",
    failed: "Failed to load your orders",
    none: "You have no open orders right now.",
  },
  statuses,
  /** Where a record does not say who. */
  client: "Client",
  unassigned: "Unassigned",
};
