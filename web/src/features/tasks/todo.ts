import { PRIORITIES, type Priority } from "@niyamdesk/domain/base/priority";
import { type CallingHours, type CallWish, nextCallable } from "@niyamdesk/domain/calls/calling-hours";
import { isDue, isOverdue } from "@niyamdesk/domain/time/due";
import type { TaskView } from "./read-task.ts";

/** Somebody who is to be called again: what stands on their lead, and no record of its own. Epoch ms. */
export interface FollowUpView {
  leadId: string;
  name: string;
  /** E.164; null: none to call. */
  phone: string | null;
  interest: string | null;
  priority: Priority;
  dueAt: number;
  /** When they want to be called; null: at any time we call. */
  wish: CallWish | null;
  /** They asked for a call, and were promised one by then. */
  isPromised?: boolean;
}

/** One thing to do, whichever it comes from. */
export type Todo =
  | { kind: "task"; id: string; dueAt: number | null; priority: Priority; task: TaskView }
  | { kind: "follow_up"; id: string; dueAt: number; priority: Priority; followUp: FollowUpView };

/** What has a time comes by it; what has none comes after, by priority. */
export function todosOf(tasks: readonly TaskView[], followUps: readonly FollowUpView[]): Todo[] {
  const all: Todo[] = [
    ...tasks.map((task): Todo => {
      const { id, dueAt, priority } = task;
      return { kind: "task", id: `task-${id}`, dueAt, priority, task };
    }),
    ...followUps.map((followUp): Todo => {
      const { leadId, dueAt, priority } = followUp;
      return { kind: "follow_up", id: `lead-${leadId}`, dueAt, priority, followUp };
    }),
  ];
  return all.sort(
    (one, next) =>
      (one.dueAt ?? Number.MAX_SAFE_INTEGER) - (next.dueAt ?? Number.MAX_SAFE_INTEGER) ||
      PRIORITIES.indexOf(one.priority) - PRIORITIES.indexOf(next.priority) ||
      (one.id < next.id ? -1 : 1),
  );
}

/** What presses: overdue, of today, or without a time and of high priority. */
export function isUrgent({ dueAt, priority }: Todo, now: number): boolean {
  return dueAt === null ? priority === "high" : isDue(dueAt, now);
}

export function isLate({ dueAt }: Pick<Todo, "dueAt">, now: number): boolean {
  return dueAt !== null && isOverdue(dueAt, now);
}

/** The next time from one on at which that person may be called; where nobody ever is, as it was asked for. Epoch ms. */
export function callableFrom(at: number, hours: CallingHours, wish: CallWish | null): number {
  return nextCallable(at, hours, wish) ?? at;
}
