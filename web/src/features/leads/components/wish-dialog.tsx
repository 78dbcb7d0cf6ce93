import * as z from "zod/mini";
import { leads as words } from "#messages/workspaces/leads.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { setCallWish } from "../data/lead-calls.ts";
import { minuteWords } from "../lead-times.ts";
import type { LeadDialogProps } from "./lead-dialog-props.ts";

const HALF_HOUR = 30;

const schema = z
  .strictObject({ from: z.string(), to: z.string() })
  .check(z.refine(({ from, to }) => Number(from) < Number(to), { message: words.wish.order, path: ["to"] }));

/** When a person wants to be called; nobody is called outside of the lawful hours, whatever is chosen. */
export function WishDialog({ lead, work, onClose, onDone }: LeadDialogProps) {
  const { hours } = work.around;
  const { from: first, to: last } = hours.at_most;
  const options = Array.from({ length: Math.floor((last - first) / HALF_HOUR) + 1 }, (_, at) => {
    const minute = first + at * HALF_HOUR;
    return [String(minute), minuteWords(minute)] as const;
  });
  const { from, to } = lead.wish ?? hours;
  async function save(wish: { from: number; to: number } | null): Promise<void> {
    await setCallWish({ lead_id: lead.id, wish });
    onDone();
    onClose();
  }
  return (
    <Dialog open title={words.wish.title(lead.name)} onClose={onClose}>
      <p className="muted mb-4">{words.wish.why}</p>
      {lead.wish !== null && <ClearWish onClear={() => save(null)} />}
      <Form
        label={words.wish.title(lead.name)}
        schema={schema}
        defaultValues={{ from: String(from), to: String(to) }}
        onSubmit={(typed) => save({ from: Number(typed.from), to: Number(typed.to) })}
      >
        {({ busy }) => (
          <>
            <div className="grid grid-cols-2 gap-3">
              <SelectField name="from" label={words.wish.from} options={options} />
              <SelectField name="to" label={words.wish.to} options={options} />
            </div>
            <Button type="submit" block busy={busy}>
              {words.wish.save}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** A form of its own, above the other, whose button stays in sight as a dialog's last does: its refusal is said where it was pressed. */
function ClearWish({ onClear }: { onClear(): Promise<void> }) {
  return (
    <Form
      label={words.wish.clear}
      schema={z.strictObject({})}
      defaultValues={{}}
      onSubmit={onClear}
      className="mb-4"
    >
      {({ busy }) => (
        <Button type="submit" look="outline" block busy={busy}>
          {words.wish.clear}
        </Button>
      )}
    </Form>
  );
}
