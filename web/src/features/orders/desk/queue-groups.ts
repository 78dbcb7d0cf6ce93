import { isActToCheck } from "@niyamdesk/domain/steps/order-work";
import { startOfIstDay, startOfIstWeek } from "@niyamdesk/domain/time/time";
import { type DeskOrder, isBroken } from "./desk-order.ts";
import type { QueueMarks } from "./queue-marks.ts";

const DAY_MS = 86_400_000;

/** In which the day's queue is read: what is ours by what was promised, then what waits for others. */
export const GROUPS = ["late", "today", "check", "week", "later", "client", "government"] as const;
export type Group = (typeof GROUPS)[number];

/**
 * A week is from Sunday to Saturday. What a client has sent is ours to look at, also while more of it is missing.
 *
 * @param now epoch ms
 * @param toCheck documents of its client that nobody has looked at, and what they did on a portal
 */
export function groupOf(
  order: Pick<DeskOrder, "status" | "rise" | "dueAt" | "turn">,
  now: number,
  toCheck = 0,
): Group {
  if (isBroken(order, now) && order.turn !== "client") return "late";
  if (order.turn === "client" || order.turn === "government") return toCheck > 0 ? "check" : order.turn;
  const today = startOfIstDay(now);
  const due = order.dueAt ?? Number.POSITIVE_INFINITY;
  if (due < today + DAY_MS) return "today";
  return due < startOfIstWeek(now) + 7 * DAY_MS ? "week" : "later";
}

/** Within a group what somebody raised is first, then the soonest promise; of those that wait for somebody else, who keeps us waiting longest. */
export function grouped<R extends { row: DeskOrder }>(
  rows: readonly R[],
  { now, marks }: { now: number; marks: QueueMarks },
): { group: Group; rows: R[] }[] {
  return GROUPS.map((group) => ({
    group,
    rows: rows
      .filter(({ row }) => groupOf(row, now, (marks.toCheck.get(row.id) ?? 0) + actsToCheck(row)) === group)
      .sort((one, next) =>
        group === "client" || group === "government"
          ? since(one.row) - since(next.row)
          : Number(next.row.raised) - Number(one.row.raised) || due(one.row) - due(next.row),
      ),
  })).filter((one) => one.rows.length > 0);
}

function actsToCheck({ work }: DeskOrder): number {
  return work?.asked.filter(isActToCheck).length ?? 0;
}

function since({ work, placedAt }: DeskOrder): number {
  return work?.clock?.since ?? placedAt;
}

function due({ dueAt }: DeskOrder): number {
  return dueAt ?? Number.POSITIVE_INFINITY;
}
