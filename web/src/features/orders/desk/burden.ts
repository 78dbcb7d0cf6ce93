import {
  type Burden,
  figuresOf,
  isComplianceIssue,
  type OfficeFigures,
} from "@niyamdesk/domain/orders/office";
import { type DeskOrder, dueOf, isBroken } from "./desk-order.ts";

/** Since when a document of an order is to be sent again and has not come, by the order's id; epoch ms. */
export type Unanswered = ReadonlyMap<string, number>;

/** What is not needed any more, or nothing asked for, is waited for by nobody. @param papers that were asked for again */
export function unansweredIn(
  orders: readonly Pick<DeskOrder, "id" | "work">[],
  papers: readonly { orderId: string; slot: string; reviewedAt: number | null; sentAt: number }[],
): Unanswered {
  const work = new Map(orders.map((order) => [order.id, order.work]));
  const since = new Map<string, number>();
  for (const { orderId, slot, reviewedAt, sentAt } of papers) {
    const asked = work.get(orderId)?.asked;
    const isAwaited = asked?.some((one) => one.slot === slot && one.waived === null && one.applies !== false);
    if (isAwaited === false) continue;
    const at = reviewedAt ?? sentAt;
    since.set(orderId, Math.min(since.get(orderId) ?? at, at));
  }
  return since;
}

const burdenOf = (unanswered: Unanswered, { id, statutoryAt }: DeskOrder): Burden => ({
  unanswered_since: unanswered.get(id) ?? null,
  statutory: statutoryAt,
});

const counted = (order: DeskOrder) => ({
  ...{ id: order.id, status: order.status, ...dueOf(order) },
  completed_at: order.completedAt === null ? null : { toMillis: () => order.completedAt ?? 0 },
});

export interface Issue {
  order: DeskOrder;
  kind: "late" | "unanswered" | "statutory";
  /** Of a document that was asked for again: since when. */
  since: number | null;
}

/** What is late or stuck, the longest first. */
export function issuesIn(orders: readonly DeskOrder[], unanswered: Unanswered, now: number): Issue[] {
  return orders
    .filter(
      (order) => isBroken(order, now) || isComplianceIssue(counted(order), burdenOf(unanswered, order), now),
    )
    .map((order): Issue => {
      if (isBroken(order, now)) return { order, kind: "late", since: null };
      const since = unanswered.get(order.id) ?? null;
      const alone = { unanswered_since: since, statutory: null };
      if (since !== null && isComplianceIssue(counted(order), alone, now)) {
        return { order, kind: "unanswered", since };
      }
      return { order, kind: order.statutoryAt === null ? "late" : "statutory", since: null };
    })
    .sort((one, next) => (one.since ?? one.order.dueAt ?? 0) - (next.since ?? next.order.dueAt ?? 0));
}

/** @param done what was completed today */
export function dayFigures(
  open: readonly DeskOrder[],
  done: readonly DeskOrder[],
  unanswered: Unanswered,
  now: number,
): OfficeFigures {
  const orders = new Map([...open, ...done].map((order) => [order.id, order]));
  const burden = (id: string): Burden => {
    const order = orders.get(id);
    return order ? burdenOf(unanswered, order) : { unanswered_since: null, statutory: null };
  };
  const figures = figuresOf([...open, ...done].map(counted), burden, now);
  return { ...figures, issues: issuesIn(open, unanswered, now).length };
}
