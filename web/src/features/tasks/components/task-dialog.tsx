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
import { addTask, changeTask, type TaskFields } from "../data/write-task.ts";
import type { TaskView } from "../read-task.ts";
import { taskEdit, taskForm, typedOf } from "../task-form.ts";

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

  function save(typed: TaskFields & { notes: string }): void {
    const fields: TaskFields = { ...typed, notes: typed.notes === "" ? null : typed.notes };
    if (task === null || begun.current === null) {
      send(addTask(uid, fields));
    } else {
      const { changes, conflicts } = taskEdit(begun.current, task, fields);
      if (conflicts.length > 0) {
        // Whoever has read it and saves again means it.
        begun.current = task;
        throw new AppError(
          "invalid_input",
          words.conflict(conflicts.map((field) => words.fields[field]).join(", ")),
        );
      }
      if (Object.keys(changes).length > 0) send(changeTask(task.id, changes));
    }
    onClose();
  }

  return (
    <Dialog open title={title} onClose={onClose}>
      <Form label={title} schema={taskForm} defaultValues={typedOf(task)} onSubmit={save}>
        {() => (
          <>
            <Field name="title" label={words.what} autoComplete="off" />
            <DateTimeField name="dueAt" label={words.when} hint={words.whenHint} quick={FOLLOW_UP} optional />
            <ChoiceField name="priority" label={words.priority} options={PRIORITIES} />
            <TextField name="notes" label={words.notes} rows={3} maxLength={LONGEST_TASK_NOTES} optional />
            <Button type="submit" block>
              {words.saveTask}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** Without a network it is kept and sent later: nobody waits for an answer. */
function send(writing: Promise<void>): void {
  writing.catch(() => toast("error", words.notChanged));
}
