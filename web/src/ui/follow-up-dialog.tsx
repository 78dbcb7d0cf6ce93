import * as z from "zod/mini";
import { followUp as words } from "#messages/follow-up.ts";
import { istMoment } from "../lib/time/ist-fields.ts";
import { EMPTY_IST, istInput } from "../lib/time/ist-input.ts";
import { Button } from "./button.tsx";
import { DateTimeField, FOLLOW_UP } from "./date-time-field.tsx";
import { Dialog } from "./dialog.tsx";
import { Form } from "./form.tsx";

interface FollowUpDialogProps {
  title: string;
  /** When it is now, epoch ms; null: at no time, or at different ones. */
  at: number | null;
  /** The next time from one on at which they may be called: what is offered with one press. */
  callable(at: number): number;
  onSave(at: number): void | Promise<void>;
  /** Nobody is to be called again; left out, it is not offered. */
  onNone?: (() => void) | undefined;
  onClose(): void;
}

const now = () => Date.now();
const schema = z.strictObject({ at: istMoment({ min: now }) });

/** When somebody is to be called again. It stays open until the follow-up is written, and says why where it is not. */
export function FollowUpDialog({ title, at, callable, onSave, onNone, onClose }: FollowUpDialogProps) {
  const quick = FOLLOW_UP.map((choice) => ({
    label: choice.label,
    at: (from: number) => callable(choice.at(from)),
  }));
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        label={title}
        schema={schema}
        defaultValues={{ at: at === null ? EMPTY_IST : istInput(at) }}
        onSubmit={async (typed) => {
          await onSave(typed.at);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <DateTimeField name="at" label={words.when} hint={words.hint} quick={quick} min={now} />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              {onNone && (
                <Button
                  look="outline"
                  onClick={() => {
                    onNone();
                    onClose();
                  }}
                >
                  {words.none}
                </Button>
              )}
              <Button type="submit" busy={busy}>
                {words.save}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
