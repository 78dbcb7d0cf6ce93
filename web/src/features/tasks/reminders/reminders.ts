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

/** What has come due and was not told yet, the earliest first. */
export function dueReminders(todos: readonly Todo[], told: ReadonlySet<string>, now: number): Reminder[] {
  return todos
    .flatMap((todo): Reminder[] =>
      todo.dueAt === null ? [] : [{ name: `${todo.id}@${todo.dueAt}`, at: todo.dueAt, todo }],
    )
    .filter(({ name, at }) => at <= now && now - at < LATEST_MS && !told.has(name))
    .sort((one, next) => one.at - next.at);
}
