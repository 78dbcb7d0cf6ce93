import { FIELD_WORDS } from "@niyamdesk/domain/fields/field-words";
import { askDocumentsInput } from "@niyamdesk/domain/orders/order-inputs";
import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { useState } from "react";
import * as z from "zod/mini";
import { desk } from "#messages/workspaces/order-desk.ts";
import { requestIds } from "../../../lib/backend/request-ids.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDayOrNone } from "../../../lib/time/ist-fields.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { askDocuments } from "../data/desk-acts.ts";
import type { ActDialogProps } from "./act-props.ts";
import { DialogButtons } from "./dialog-buttons.tsx";

const words = desk.ask;
const MOST = 10;
const LONGEST_LINE = 200;

const startOfToday = () => startOfIstDay(Date.now());
const linesOf = (typed: string) =>
  [...new Set(typed.split("\n").map((one) => one.trim()))].filter((one) => one !== "");

const schema = z.strictObject({
  labels: z.pipe(
    z.string().check(
      z.refine((typed) => linesOf(typed).length > 0, FIELD_WORDS.fillThisIn),
      z.refine((typed) => linesOf(typed).length <= MOST, words.tooMany),
      z.refine((typed) => linesOf(typed).every((one) => one.length <= LONGEST_LINE), words.longLine),
    ),
    z.transform(linesOf),
  ),
  reason: askDocumentsInput.shape.reason,
  until: istDayOrNone({ min: startOfToday }),
});

/** Documents that are needed besides the service's list. */
export function AskDialog({ order, onClose }: ActDialogProps) {
  const [idOf] = useState(requestIds);
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <p className="muted mb-4 text-sm">{words.effect}</p>
      <Form
        label={words.title}
        schema={schema}
        defaultValues={{ labels: "", reason: "", until: "" }}
        onSubmit={async (asked) => {
          await askDocuments({ ...asked, order_id: order.id, request_id: idOf(asked) });
          toast("success", words.done(asked.labels.length));
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <TextField name="labels" label={words.labels} hint={words.labelsHint} rows={3} maxLength={2000} />
            <TextField name="reason" label={words.reason} rows={2} maxLength={500} />
            <DateField name="until" label={words.until} hint={words.untilHint} optional min={startOfToday} />
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
