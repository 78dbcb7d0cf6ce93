import { ORDER_STATUS_LABELS, type OrderStatus } from "@niyamdesk/domain/orders/order";

const NOTHING_NEEDED = "You don't need to do anything right now.";

/** What happens next, said to the client. */
const nextSteps: Record<OrderStatus, string> = {
  pending: `We have your order and will start on it. ${NOTHING_NEEDED}`,
  processing: `We're working on it. ${NOTHING_NEEDED}`,
  awaiting_documents: "We need documents from you to go on. Open the order to see which.",
  in_review: `The work is done and we're checking it. ${NOTHING_NEEDED}`,
  completed: "Done. You'll find everything about this order here.",
  cancelled: "This order was cancelled. Its payment and any refund are in your payment history.",
};

/** Orders, as their client sees them. */
export const orders = {
  title: "My Orders",
  active: "Active orders",
  all: "All orders",
  loading: "Loading your orders",
  failed: "Failed to load your orders",
  none: "No orders yet",
  noneHint: "Once you order something, you'll see its status and every step here.",
  noneOpen: "You have no open orders",
  noneOpenHint: "Your finished orders are under My Orders.",
  firstHint: "Choose a service. You'll see its progress here, step by step.",
  status: "Status",
  placed: "Ordered",
  /** A list of orders in any state; those that are worked on. */
  every: "All",
  underWay: "Active",
  turn: "Whose turn",
  anyTurn: "Anybody's turn",
  browse: "Browse services",
  /** Where a record does not say. */
  service: "Service",
  update: "Update",

  order: "Order",
  loadingOne: "Loading your order",
  failedOne: "Failed to load your order",
  notFound: "Order not found",
  notFoundWhy:
    "This link may be incomplete, or the order belongs to another account. You'll find your own orders under My Orders.",
  toOrders: "Go to My Orders",
  orderedOn: (date: string) => `Ordered on ${date}`,
  statuses: ORDER_STATUS_LABELS,
  nextSteps,
  documentsAwaited: "We need documents from you to go on. Send them from the list below.",
  documents: "Documents for this service",
  documentsLoading: "Loading the list of documents",
  documentsFailed: "Failed to load the list of documents",
  documentsTold: "Our team will tell you which documents we need.",
  amount: "Amount",
  payment: "Payment",
  contact: "Contact details",
  name: "Name",
  email: "Email",
  phone: "Phone",
  questions: "Questions about this order?",
  /** Subject of a mail to support. */
  subject: (id: string) => `Order ${id}`,
};
