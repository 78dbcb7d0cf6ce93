import { PRIORITIES } from "@niyamdesk/domain/base/priority";
import { FIELD_WORDS } from "@niyamdesk/domain/fields/field-words";
import { isWriting, seenLength, tidyLines } from "@niyamdesk/domain/fields/writing";
import { LONGEST_TASK_NOTES, LONGEST_TASK_TITLE } from "@niyamdesk/domain/tasks/task";
import * as z from "zod/mini";
import { istMomentOrNone } from "../../lib/time/ist-fields.ts";
import { EMPTY_IST, type IstInput, istInput } from "../../lib/time/ist-input.ts";
import type { TaskView } from "./read-task.ts";
import type { TaskFields } from "./task-edit.ts";

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
