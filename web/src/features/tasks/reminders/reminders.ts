import { isDue } from "@niyamdesk/domain/time/due";
import type { Todo } from "../todo.ts";

/** Something to be reminded of, at a time; epoch ms. */
export interface Reminder {
  /** Of what, and for which time: put off, it is another one. */
  name: string;
  at: number;
  todo: Todo;
}

/** What came due longer ago was missed: it stands in the list as late, and nobody is startled by it in the morning. */
export const LATEST_MS = 12 * 3_600_000;

/**
 * While somebody is on the phone nothing is told: it waits until they have saved the call. Of whom they talk to nothing is told at all,
 * since the cockpit says it.
 *
 * @param onLine the lead they are on the phone with; null: nobody
 */
export function duringCall(
  due: readonly Reminder[],
  onLine: string | null,
): { tell: readonly Reminder[]; known: readonly Reminder[] } {
  if (onLine === null) return { tell: due, known: [] };
  return {
    tell: [],
    known: due.filter(({ todo }) => todo.kind === "follow_up" && todo.followUp.leadId === onLine),
  };
}

/**
 * What is said on the page: what came due now, and what is still said there. Of what was done or put off meanwhile nothing is said.
 *
 * @param standing what the message that stands there speaks of
 */
export function saidTogether(
  standing: readonly Reminder[],
  due: readonly Reminder[],
  todos: readonly Todo[],
): Reminder[] {
  const open = new Set(todos.map(nameOf));
  const fresh = new Set(due.map(({ name }) => name));
  return [...standing.filter(({ name }) => open.has(name) && !fresh.has(name)), ...due];
}

function nameOf({ id, dueAt }: Todo): string {
  return `${id}@${dueAt}`;
}

/** What has come due and was not told yet, the earliest first. Of a call that was promised for today it is told at once, not when it is late. */
export function dueReminders(todos: readonly Todo[], told: ReadonlySet<string>, now: number): Reminder[] {
  return todos
    .flatMap((todo): Reminder[] =>
      todo.dueAt === null ? [] : [{ name: nameOf(todo), at: toldAt(todo, todo.dueAt, now), todo }],
    )
    .filter(({ name, at }) => at <= now && now - at < LATEST_MS && !told.has(name))
    .sort((one, next) => one.at - next.at);
}

function toldAt(todo: Todo, dueAt: number, now: number): number {
  return isPromise(todo) && isDue(dueAt, now) ? Math.min(now, dueAt) : dueAt;
}

/** Whether somebody asked for this call. */
export function isPromise(todo: Todo): boolean {
  return todo.kind === "follow_up" && todo.followUp.isPromised === true;
}
