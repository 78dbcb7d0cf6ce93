import type { Priority } from "../base/priority.ts";
import type { Moment } from "../time/moment.ts";
import { startOfIstDay, startOfIstWeek } from "../time/time.ts";
import { isOpenOrder, type Order } from "./order.ts";

/** How whoever works on orders sees them: priorities and the four figures of their day. Instants are epoch ms. */

const DAY_MS = 86_400_000;
/** A due date so near is a high priority, and a medium one. */
const HIGH_DAYS = 2;
const MEDIUM_DAYS = 7;
/** A document that is to be sent again is an issue after so long, a date of the law so long before. */
const ISSUE_DAYS = 3;

type Due = { due_date: Moment | null };

/** By when it is due, whole days in India count; raised by a person, it is high whatever its date. */
export function priorityOf({ due_date, raised = false }: Due & { raised?: boolean }, now: number): Priority {
  if (raised) return "high";
  if (due_date === null) return "low";
  const days = (startOfIstDay(due_date.toMillis()) - startOfIstDay(now)) / DAY_MS;
  if (days <= HIGH_DAYS) return "high";
  return days <= MEDIUM_DAYS ? "medium" : "low";
}

export function isLate({ due_date }: Due, now: number): boolean {
  return due_date !== null && due_date.toMillis() < now;
}

/** From Sunday to Saturday. */
export function isDueThisWeek({ due_date }: Due, now: number): boolean {
  const begins = startOfIstWeek(now);
  const due = due_date?.toMillis() ?? Number.NaN;
  return due >= begins && due < begins + 7 * DAY_MS;
}

/** What else says that an order is an issue. */
export interface Burden {
  /** Since when a document is to be sent again and nothing came; null: none is. */
  unanswered_since: number | null;
  /** The law's own date; null: there is none. */
  statutory: number | null;
}

/** Late; or a document unanswered for three days; or a date of the law within three days and not yet in review. */
export function isComplianceIssue(
  order: Pick<Order, "due_date" | "status">,
  { unanswered_since, statutory }: Burden,
  now: number,
): boolean {
  if (!isOpenOrder(order.status)) return false;
  if (isLate(order, now)) return true;
  if (unanswered_since !== null && now - unanswered_since >= ISSUE_DAYS * DAY_MS) return true;
  if (statutory === null || order.status === "in_review") return false;
  return startOfIstDay(statutory) - startOfIstDay(now) <= ISSUE_DAYS * DAY_MS;
}

export interface OfficeFigures {
  pending: number;
  completed_today: number;
  due_this_week: number;
  issues: number;
}

type Counted = Pick<Order, "id" | "status" | "due_date" | "completed_at">;

/** @param orders of one person: all that are open, and what was completed today */
export function figuresOf(
  orders: readonly Counted[],
  burdenOf: (id: string) => Burden,
  now: number,
): OfficeFigures {
  const open = orders.filter(({ status }) => isOpenOrder(status));
  const today = startOfIstDay(now);
  return {
    pending: open.length,
    completed_today: orders.filter(
      ({ status, completed_at }) => status === "completed" && (completed_at?.toMillis() ?? 0) >= today,
    ).length,
    due_this_week: open.filter((order) => isDueThisWeek(order, now)).length,
    issues: open.filter((order) => isComplianceIssue(order, burdenOf(order.id), now)).length,
  };
}
