import { recordIncidentInput } from "@niyamdesk/domain/incidents/incident";
import { useState } from "react";
import * as z from "zod/mini";
import { incidents as words } from "#messages/workspaces/incidents.ts";
import { requestIds } from "../../../lib/backend/request-ids.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istMoment } from "../../../lib/time/ist-fields.ts";
import { EMPTY_IST } from "../../../lib/time/ist-input.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { DateTimeField } from "../../../ui/date-time-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { recordIncident } from "../data/incidents.ts";

const { fields } = words;
/** Usually it is being noticed as this is written. */
const QUICK = [{ label: fields.now, at: (now: number) => now }];

/** The clocks begin at the time it was noticed. */
export function RecordDialog({ onClose }: { onClose(): void }) {
  const [idOf] = useState(requestIds);
  const [schema] = useState(() =>
    z.strictObject({
      title: recordIncidentInput.shape.title,
      words: recordIncidentInput.shape.words,
      noticed_at: istMoment({ max: () => Date.now() + 60_000 }),
      personal_data: z.boolean(),
    }),
  );
  return (
    <Dialog open title={words.recordTitle} onClose={onClose}>
      <Form
        label={words.recordTitle}
        schema={schema}
        defaultValues={{ title: "", words: "", noticed_at: EMPTY_IST, personal_data: false }}
        onSubmit={async (typed) => {
          await recordIncident({ ...typed, request_id: idOf(typed) });
          toast("success", words.recorded);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <Field name="title" label={fields.title} autoComplete="off" />
            <TextField name="words" label={fields.words} hint={fields.wordsHint} rows={5} maxLength={4000} />
            <DateTimeField name="noticed_at" label={fields.noticed} quick={QUICK} />
            <CheckField name="personal_data" label={fields.personal} />
            <p className="muted mb-4 text-sm">{fields.personalHint}</p>
            <Button type="submit" block busy={busy}>
              {words.start}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
