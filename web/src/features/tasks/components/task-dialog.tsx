import { LONGEST_TASK_NOTES } from "@niyamdesk/domain/tasks/task";
import { useRef } from "react";
import { todos as words } from "#messages/workspaces/todos.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { DateTimeField, FOLLOW_UP } from "../../../ui/date-time-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { addTask, editTask } from "../data/write-task.ts";
import type { TaskView } from "../read-task.ts";
import type { TaskFields } from "../task-edit.ts";
import { taskForm, typedOf } from "../task-form.ts";

const PRIORITIES = [
  ["high", words.priorities.high],
  ["medium", words.priorities.medium],
  ["low", words.priorities.low],
] as const;

interface TaskDialogProps {
  uid: string;
  /** As it is stored now; null: a new one. */
  task: TaskView | null;
  onClose(): void;
}

/** Writes a task down, or changes one: what another tab changed meanwhile is never written over unasked. */
export function TaskDialog({ uid, task, onClose }: TaskDialogProps) {
  const begun = useRef<TaskFields | null>(task);
  const title = task === null ? words.addTitle : words.editTitle;

  async function save(typed: TaskFields & { notes: string }): Promise<void> {
    const fields: TaskFields = { ...typed, notes: typed.notes === "" ? null : typed.notes };
    if (task === null || begun.current === null) {
      // Without a network it is kept and sent later: nobody waits for an answer.
      addTask(uid, fields).catch(() => toast("error", words.notChanged));
    } else {
      const { conflicts, now } = await orSay(editTask(task.id, begun.current, task, fields));
      if (conflicts.length > 0) {
        // Whoever has read it and saves again means it.
        begun.current = now;
        throw new AppError(
          "invalid_input",
          words.conflict(conflicts.map((field) => words.fields[field]).join(", ")),
        );
      }
    }
    onClose();
  }

  return (
    <Dialog open title={title} onClose={onClose}>
      <Form label={title} schema={taskForm} defaultValues={typedOf(task)} onSubmit={save}>
        {({ busy }) => (
          <>
            <Field name="title" label={words.what} autoComplete="off" />
            <DateTimeField name="dueAt" label={words.when} hint={words.whenHint} quick={FOLLOW_UP} optional />
            <ChoiceField name="priority" label={words.priority} options={PRIORITIES} />
            <TextField name="notes" label={words.notes} rows={3} maxLength={LONGEST_TASK_NOTES} optional />
            <Button type="submit" busy={busy} block>
              {words.saveTask}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

async function orSay<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    console.warn(error);
    throw new AppError("internal", words.notChanged);
  }
}
