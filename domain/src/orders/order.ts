import type { Role } from "../base/roles.ts";
import type { DisputeStatus } from "../payments/payment.ts";
import type { Moment } from "../time/moment.ts";

/** Life of an order (`orders/{id}`), created `pending` once the payment is verified. */
export const ORDER_STATUSES = [
  "pending",
  "processing",
  "awaiting_documents",
  "in_review",
  "completed",
  "cancelled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: "Order received",
  processing: "In progress",
  awaiting_documents: "Waiting for your documents",
  in_review: "In review",
  completed: "Completed",
  cancelled: "Cancelled",
};

const STAFF: readonly Role[] = ["admin", "tax_executive", "ca"];

interface Move {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly Role[];
}

/** The allowed moves and who may make each; everything else is refused. */
export const ORDER_MOVES: readonly Move[] = [
  { from: "pending", to: "processing", by: STAFF },
  { from: "pending", to: "awaiting_documents", by: STAFF },
  { from: "processing", to: "awaiting_documents", by: STAFF },
  { from: "processing", to: "in_review", by: STAFF },
  { from: "awaiting_documents", to: "processing", by: STAFF },
  { from: "awaiting_documents", to: "in_review", by: STAFF },
  { from: "in_review", to: "processing", by: STAFF },
  { from: "in_review", to: "awaiting_documents", by: STAFF },
  { from: "in_review", to: "completed", by: STAFF },
  { from: "processing", to: "completed", by: STAFF },
  { from: "pending", to: "cancelled", by: ["admin", "client_user"] },
  { from: "processing", to: "cancelled", by: ["admin"] },
  { from: "awaiting_documents", to: "cancelled", by: ["admin", "client_user"] },
  { from: "in_review", to: "cancelled", by: ["admin"] },
];

/** Whether a role may move an order from one status to another. */
export function mayMoveOrder(from: OrderStatus, to: OrderStatus, role: Role): boolean {
  return ORDER_MOVES.some((move) => move.from === from && move.to === to && move.by.includes(role));
}

/** Open orders are those that work still goes into. */
export function isOpenOrder(status: OrderStatus): boolean {
  return status !== "completed" && status !== "cancelled";
}

export interface TimelineEntry {
  date: Moment;
  event: string;
  description: string;
  /** Who did it: a role's label, or `system`. */
  by: string;
}

export interface CustomerInfo {
  name: string;
  email: string;
  /** E.164. */
  phone: string;
}

/** `orders/{id}`; written by functions only. */
export interface Order {
  id: string;
  user_id: string;
  service_id: string;
  service_name: string;
  plan_id: string;
  plan_name: string;
  /** What was paid, whole rupees with tax. */
  amount: number;
  status: OrderStatus;
  customer_info: CustomerInfo;
  date: Moment;
  timeline: TimelineEntry[];
  assigned_to: string | null;
  franchise_id: string | null;
  due_date: Moment | null;
  payment_id: string;
  checkout_id: string;
  /** Where the bank's claim on its payment stands, for staff; absent: there was none. */
  dispute_status?: DisputeStatus;
  /** The CA of the directory whom its client reviewed for it. */
  reviewed_ca_id?: string;
  created_at: Moment;
  updated_at: Moment;
}
