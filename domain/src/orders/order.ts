import type { Language } from "../base/languages.ts";
import type { Move, Moves } from "../base/moves.ts";
import type { Role } from "../base/roles.ts";
import type { CouponTerms } from "../coupons/coupon.ts";
import type { DisputeStatus } from "../payments/payment.ts";
import type { DateOfOrder } from "../statutory/client-dates.ts";
import type { OrderWork } from "../steps/order-work.ts";
import type { Turn } from "../steps/step.ts";
import type { Rise } from "../steps/work.ts";
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

/** A move of an order. */
export interface OrderMove extends Move {
  /** Whether whoever makes it says why: the client is told. */
  reason: "none" | "needed";
}

const BY_STAFF = { by: STAFF, reason: "none" } as const;
const BY_STAFF_WHY = { by: STAFF, reason: "needed" } as const;
const BY_ADMIN = { by: ["admin"], reason: "needed" } as const;
const BY_CLIENT = { by: ["admin", "client_user"], reason: "none" } as const;

/**
 * The allowed moves and who may make each. What functions do by themselves is not here: once money went back or came, a client answered,
 * or a document arrived. Where an order stands follows from its work (`statusOf`), whose moves are all of these.
 */
export const ORDER_MOVES: Moves<OrderStatus, OrderMove> = {
  pending: { processing: BY_STAFF, awaiting_documents: BY_STAFF, cancelled: BY_CLIENT },
  processing: {
    awaiting_documents: BY_STAFF_WHY,
    in_review: BY_STAFF,
    completed: BY_STAFF,
    cancelled: BY_ADMIN,
  },
  awaiting_documents: { processing: BY_STAFF, in_review: BY_STAFF, cancelled: BY_CLIENT },
  in_review: {
    processing: BY_STAFF,
    awaiting_documents: BY_STAFF_WHY,
    completed: BY_STAFF,
    cancelled: BY_ADMIN,
  },
  completed: {},
  cancelled: {},
};

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
  /** Name of whom it is assigned to, as the client reads it. */
  assigned_name?: string | null;
  /** Uids of those it was assigned to before: nothing of it is theirs any more. */
  had_by?: readonly string[];
  franchise_id: string | null;
  /** By when whoever it waits for has promised, or usually takes; null: nothing is promised, or it is closed. */
  due_date: Moment | null;
  /** How it is worked along. Absent: it was paid before that, and gets its steps when they are looked for. */
  work?: OrderWork;
  /** For whom its open step waits; null: all are done. */
  waits_for?: Turn | null;
  /** The same for whoever works on it: what a client has sent is ours to look at (`deskTurn`). */
  desk_turn?: Turn | null;
  /** What it is found by on a desk (`orderSearchWords`). Absent: from before it was kept, for a day at most. */
  search_words?: readonly string[];
  /** When it is looked at whether what was promised still holds; null: never again. */
  look_at?: Moment | null;
  /** On whose list it stands, since a promise did not hold; null: on nobody's. */
  rise?: Rise | null;
  /** When the last message of its thread was sent: each is later than the one before. */
  last_message_at?: Moment | null;
  /** Since when the client waits for an answer to what they wrote; null or absent: for none. */
  unanswered_since?: Moment | null;
  /** Somebody who works on it says that it presses more than its date does. Absent: nobody has. */
  raised?: boolean;
  /** When it changed hands last: what was said to whoever had it before then is past. */
  handed_at?: Moment | null;
  /** Of one that was cancelled by a person: what was asked to go back, paise. */
  cancelled_back_paise?: number;
  /** When its last step was done. */
  completed_at?: Moment | null;
  /** The date of the law that it is to keep; absent or null: none is known. */
  statutory?: DateOfOrder | null;
  /** In which language its client reads, as they said last. Absent: English. */
  language?: Language;
  /** Null: a coupon covered all of it, and nothing was paid. */
  payment_id: string | null;
  /** What a coupon took off its price. Absent: there was none. */
  coupon?: CouponTerms;
  checkout_id: string;
  /** Where the bank's claim on its payment stands, for staff; absent: there was none. */
  dispute_status?: DisputeStatus;
  /** The CA of the directory whom its client reviewed for it. */
  reviewed_ca_id?: string;
  created_at: Moment;
  updated_at: Moment;
}
