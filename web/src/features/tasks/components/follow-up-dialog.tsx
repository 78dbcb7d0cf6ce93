import * as z from "zod/mini";
import { todos as words } from "#messages/workspaces/todos.ts";
import { istMoment } from "../../../lib/time/ist-fields.ts";
import { istInput } from "../../../lib/time/ist-input.ts";
import { Button } from "../../../ui/button.tsx";
import { DateTimeField, FOLLOW_UP } from "../../../ui/date-time-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";

interface FollowUpDialogProps {
  name: string;
  /** When it is now, epoch ms; null: nobody is to be called yet. */
  at: number | null;
  /** A rejection is said in the dialog. */
  onSave(at: number): Promise<void>;
  onClose(): void;
}

const now = () => Date.now();
const form = z.strictObject({ at: istMoment({ min: now }) });

/** When somebody is to be called again. */
export function FollowUpDialog({ name, at, onSave, onClose }: FollowUpDialogProps) {
  const title = words.followUpTitle(name);
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        label={title}
        schema={form}
        defaultValues={{ at: at === null ? { day: "", time: "" } : istInput(at) }}
        onSubmit={async (typed) => {
          await onSave(typed.at);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <DateTimeField name="at" label={words.when} hint={words.whenHint} quick={FOLLOW_UP} min={now} />
            <Button type="submit" busy={busy} block>
              {words.saveTime}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
