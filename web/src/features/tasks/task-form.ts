import { PRIORITIES } from "@niyamdesk/domain/base/priority";
import { FIELD_WORDS } from "@niyamdesk/domain/fields/field-words";
import { isWriting, seenLength, tidyLines } from "@niyamdesk/domain/fields/writing";
import { LONGEST_TASK_NOTES, LONGEST_TASK_TITLE } from "@niyamdesk/domain/tasks/task";
import * as z from "zod/mini";
import { istMomentOrNone } from "../../lib/time/ist-fields.ts";
import { EMPTY_IST, type IstInput, istInput } from "../../lib/time/ist-input.ts";
import type { TaskFields } from "./data/write-task.ts";
import type { TaskView } from "./read-task.ts";

/** What is typed of a task. */
export const taskForm = z.strictObject({
  title: z.string().check(
    z.overwrite((text) => text.replace(/\s+/g, " ").trim()),
    z.refine((text) => seenLength(text) > 0, FIELD_WORDS.taskMissing),
    z.maxLength(LONGEST_TASK_TITLE, FIELD_WORDS.under200),
    z.refine(isWriting, FIELD_WORDS.textNotPlain),
  ),
  dueAt: istMomentOrNone(),
  priority: z.enum(PRIORITIES),
  notes: z
    .string()
    .check(
      z.overwrite(tidyLines),
      z.maxLength(LONGEST_TASK_NOTES, FIELD_WORDS.under2000),
      z.refine(isWriting, FIELD_WORDS.textNotPlain),
    ),
});

export interface TypedTask {
  title: string;
  dueAt: IstInput;
  priority: TaskView["priority"];
  notes: string;
}

export function typedOf(task: TaskFields | null): TypedTask {
  if (task === null) return { title: "", dueAt: EMPTY_IST, priority: "medium", notes: "" };
  const { title, dueAt, priority, notes } = task;
  return { title, dueAt: dueAt === null ? EMPTY_IST : istInput(dueAt), priority, notes: notes ?? "" };
}

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
