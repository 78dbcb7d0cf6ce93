import type { TaskView } from "./read-task.ts";

/** What a person decides of a task. */
export type TaskFields = Pick<TaskView, "title" | "notes" | "priority" | "dueAt">;

/** What of it is to be written, and what another tab has changed meanwhile, which is asked about first. */
export interface TaskEdit {
  changes: Partial<TaskFields>;
  conflicts: (keyof TaskFields)[];
}

const FIELDS = ["title", "dueAt", "priority", "notes"] as const;

/**
 * @param begun as it was when the form was opened, or when its conflicts were told last
 * @param now as it is stored
 * @param typed as it shall be; a time counts by its minute, which is all that the form shows
 */
export function taskEdit(begun: TaskFields, now: TaskFields, typed: TaskFields): TaskEdit {
  const changed = FIELDS.filter((field) => !same(field, typed, begun));
  return {
    changes: Object.fromEntries(changed.map((field) => [field, typed[field]])),
    conflicts: changed.filter((field) => !same(field, now, begun) && !same(field, now, typed)),
  };
}

function same(field: keyof TaskFields, one: TaskFields, other: TaskFields): boolean {
  if (field !== "dueAt") return one[field] === other[field];
  const minute = (at: number | null) => (at === null ? null : Math.floor(at / 60_000));
  return minute(one.dueAt) === minute(other.dueAt);
}
