import { postponeStepInput } from "@niyamdesk/domain/orders/order-inputs";
import { startOfIstDay } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { desk } from "#messages/workspaces/order-desk.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDayOf } from "../../../lib/time/ist-fields.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { postponeStep } from "../data/desk-acts.ts";
import type { ActDialogProps } from "./act-props.ts";
import { DialogButtons } from "./dialog-buttons.tsx";

const words = desk.postpone;
const startOfToday = () => startOfIstDay(Date.now());
const schema = z.strictObject({
  until: istDayOf({ min: startOfToday }),
  reason: postponeStepInput.shape.reason,
});

/** An honest date in place of one that will not hold, with its reason. */
export function PostponeDialog({ order, onClose }: ActDialogProps) {
  return (
    <Dialog open title={words.title} onClose={onClose}>
      {order.dueAt !== null && <p className="muted mb-4 text-sm">{words.effect(istFullDate(order.dueAt))}</p>}
      <Form
        label={words.title}
        schema={schema}
        defaultValues={{ until: "", reason: "" }}
        onSubmit={async ({ until, reason }) => {
          await postponeStep({ order_id: order.id, until, reason });
          toast("success", words.done);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <DateField name="until" label={words.until} min={startOfToday} />
            <TextField name="reason" label={words.reason} rows={3} maxLength={500} />
            <DialogButtons
              {...{ busy, onClose }}
              confirm={words.send}
              confirming={words.sending}
              keep={words.keep}
            />
          </>
        )}
      </Form>
    </Dialog>
  );
}
