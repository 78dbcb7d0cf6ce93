import { ORDER_STATUSES, type OrderStatus } from "@niyamdesk/domain/orders/order";
import { orders as words } from "#messages/orders.ts";
import { shownWords } from "#messages/recorded-words.ts";
import {
  nameIn,
  numberIn,
  oneIn,
  partIn,
  partsIn,
  recentTimeIn,
  type StoredData,
  textIn,
} from "../../lib/firestore/stored.ts";
import { readWork, type WorkView } from "./read-work.ts";

export interface OrderEvent {
  /** Place in the record. */
  id: number;
  /** Epoch ms. */
  at: number;
  event: string;
  /** The same as the record says it, in English. */
  recorded: string;
  description: string;
  /** That as the record says it. */
  recordedMore: string;
  /** A role's label, or `system`; null: the record does not say. */
  by: string | null;
}

/** An order as the client's screens show it. */
export interface OrderView {
  id: string;
  serviceId: string;
  serviceName: string;
  planId: string;
  planName: string | null;
  /** Whole rupees with tax. */
  amount: number;
  status: OrderStatus;
  /** Epoch ms. */
  placedAt: number;
  customer: { name: string | null; email: string | null; phone: string | null };
  /** Newest first. */
  timeline: OrderEvent[];
  paymentId: string | null;
  checkoutId: string | null;
  /** Null: it was paid before there were steps. */
  work: WorkView | null;
  /** Whose order it is now; null: nobody has it yet. */
  assignedTo: string | null;
  assignedName: string | null;
}

export function readOrder(id: string, data: StoredData): OrderView {
  const customer = partIn(data, "customer_info");
  return {
    id,
    serviceId: textIn(data, "service_id") ?? "",
    serviceName: nameIn(data, "service_name") ?? words.service,
    planId: textIn(data, "plan_id") ?? "",
    planName: nameIn(data, "plan_name"),
    amount: numberIn(data, "amount"),
    status: oneIn(data, "status", ORDER_STATUSES, "pending"),
    placedAt: recentTimeIn(data, "date"),
    customer: {
      name: textIn(customer, "name"),
      email: textIn(customer, "email"),
      phone: textIn(customer, "phone"),
    },
    timeline: readTimeline(partsIn(data, "timeline")),
    paymentId: textIn(data, "payment_id"),
    checkoutId: textIn(data, "checkout_id"),
    work: readWork(data),
    assignedTo: textIn(data, "assigned_to"),
    assignedName: textIn(data, "assigned_name"),
  };
}

/** A coupon covered all of it: there is no payment to wait for. */
export function isFree({ paymentId, amount }: Pick<OrderView, "paymentId" | "amount">): boolean {
  return paymentId === null && amount === 0;
}

/** Entries are stored in the order they happened: among equal times the later one stays the newer. */
function readTimeline(entries: readonly StoredData[]): OrderEvent[] {
  return entries
    .map((entry, id) => ({
      id,
      at: recentTimeIn(entry, "date"),
      event: shownWords(textIn(entry, "event") ?? words.update),
      recorded: textIn(entry, "event") ?? "",
      description: shownWords(textIn(entry, "description") ?? ""),
      recordedMore: textIn(entry, "description") ?? "",
      by: textIn(entry, "by"),
    }))
    .reverse()
    .sort((one, other) => other.at - one.at);
}
