import { INCIDENT_STEPS, noteIncidentStepInput } from "@niyamdesk/domain/incidents/incident";
import { useState } from "react";
import * as z from "zod/mini";
import { incidents as words } from "#messages/workspaces/incidents.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { type IncidentView, noteIncidentStep } from "../data/incidents.ts";

const schema = z.strictObject({
  kind: noteIncidentStepInput.shape.kind,
  words: noteIncidentStepInput.shape.words,
});
const KINDS = INCIDENT_STEPS.map((kind) => [kind, words.kinds[kind]] as const);

/** What was done, with the time of the press. */
export function StepDialog({ incident, onClose }: { incident: IncidentView; onClose(): void }) {
  const [request_id] = useState(() => crypto.randomUUID());
  return (
    <Dialog open title={words.stepTitle} onClose={onClose}>
      <Form
        label={words.stepTitle}
        schema={schema}
        defaultValues={{ kind: "note", words: "" }}
        onSubmit={async (typed) => {
          await noteIncidentStep({ ...typed, incident_id: incident.id, request_id });
          toast("success", words.saved);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <SelectField name="kind" label={words.kind} options={KINDS} />
            <TextField name="words" label={words.step} rows={4} maxLength={2000} />
            <Button type="submit" block busy={busy}>
              {words.save}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
