import * as z from "zod/mini";
import { todos as words } from "#messages/workspaces/todos.ts";
import { istMoment } from "../../../lib/time/ist-fields.ts";
import { istInput } from "../../../lib/time/ist-input.ts";
import { Button } from "../../../ui/button.tsx";
import { DateTimeField, FOLLOW_UP } from "../../../ui/date-time-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { callableFrom, type FollowUpView } from "../todo.ts";
import { type FollowUpActs, writeFollowUp } from "./use-todo-acts.ts";

interface FollowUpDialogProps {
  /** Whom, and when they want to be called. */
  callee: Pick<FollowUpView, "leadId" | "name" | "wish">;
  /** When it is now, epoch ms; null: nobody is to be called yet. */
  at: number | null;
  acts: Pick<FollowUpActs, "setFollowUp" | "hours">;
  onClose(): void;
}

const now = () => Date.now();
const form = z.strictObject({ at: istMoment({ min: now }) });

/** When somebody is to be called again. What is offered with one press lies within the hours in which they may be called. */
export function FollowUpDialog({ callee, at, acts, onClose }: FollowUpDialogProps) {
  const title = words.followUpTitle(callee.name);
  const quick = FOLLOW_UP.map((choice) => ({
    label: choice.label,
    at: (from: number) => callableFrom(choice.at(from), acts.hours, callee.wish),
  }));
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        label={title}
        schema={form}
        defaultValues={{ at: at === null ? { day: "", time: "" } : istInput(at) }}
        onSubmit={async (typed) => {
          await writeFollowUp(callee, at, typed.at, acts.setFollowUp);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <DateTimeField name="at" label={words.when} hint={words.whenHint} quick={quick} min={now} />
            <Button type="submit" busy={busy} block>
              {words.saveTime}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
