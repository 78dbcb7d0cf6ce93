import { INCIDENT_STEPS, noteIncidentStepInput } from "@niyamdesk/domain/incidents/incident";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { incidents as words } from "#messages/workspaces/incidents.ts";
import { requestIds } from "../../../lib/backend/request-ids.ts";
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
  const [idOf] = useState(requestIds);
  return (
    <Dialog open title={words.stepTitle} onClose={onClose}>
      <Form
        label={words.stepTitle}
        schema={schema}
        defaultValues={{ kind: "note", words: "" }}
        onSubmit={async (typed) => {
          await noteIncidentStep({ ...typed, incident_id: incident.id, request_id: idOf(typed) });
          toast("success", words.saved);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <SelectField name="kind" label={words.kind} options={KINDS} />
            <Untold incident={incident} />
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

/** Before it is closed: whoever the law wants told, and nobody has said that they were. */
function Untold({ incident: { certInAt, personalData, peopleAt, boardAt } }: { incident: IncidentView }) {
  const kind: unknown = useWatch({ name: "kind" });
  const untold = [
    ...(certInAt === null ? [words.untoldWho.cert_in] : []),
    ...(personalData && peopleAt === null ? [words.untoldWho.people] : []),
    ...(personalData && boardAt === null ? [words.untoldWho.board] : []),
  ];
  return (
    <div role="status" className="empty:hidden">
      {kind === "closed" && untold.length > 0 && (
        <p className="alert alert-warning alert-soft mb-4 text-sm">{words.untold(untold.join(", "))}</p>
      )}
    </div>
  );
}
