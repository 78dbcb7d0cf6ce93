import {
  CONSULTATION_NOTE_LIMIT,
  noteConsultationInput,
} from "@niyamdesk/domain/consultations/consultation-note";
import * as z from "zod/mini";
import { practice as words } from "#messages/workspaces/practice.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { KeptForm } from "../../../ui/kept-form.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { noteConsultation, useNote } from "../data/practice.ts";

const schema = z.strictObject({ text: noteConsultationInput.shape.text });

/** What the CA wants to remember; its client does not read it. */
export function NoteForm({ consultationId }: { consultationId: string }) {
  const note = useNote(consultationId);
  return (
    <LivePanel live={note} label={words.noteLoading} failure={words.noteFailed} rows={1}>
      {(now) => (
        <KeptForm value={now} version={now?.updatedAt ?? null}>
          {(known, guard) => (
            <Form
              label={words.note}
              schema={schema}
              defaultValues={{ text: known?.text ?? "" }}
              onChange={guard.touched}
              onSubmit={async ({ text }) => {
                const seen_at = known?.updatedAt ?? null;
                const noted = { consultation_id: consultationId, text, seen_at };
                await guard.saving(() => noteConsultation(noted));
                toast("success", words.noteSaved);
              }}
            >
              {({ busy }) => (
                <>
                  <TextField
                    name="text"
                    label={words.note}
                    hint={words.noteHint}
                    rows={4}
                    maxLength={CONSULTATION_NOTE_LIMIT}
                  />
                  <Button type="submit" look="outline" busy={busy}>
                    {words.noteSave}
                  </Button>
                </>
              )}
            </Form>
          )}
        </KeptForm>
      )}
    </LivePanel>
  );
}
