import { callNotes } from "@niyamdesk/domain/calls/call-inputs";
import * as z from "zod/mini";
import { callNotes as words } from "#messages/workspaces/call-notes.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { writeNote } from "../data/write-note.ts";
import type { ListedCall } from "./day-call.ts";

const form = z.strictObject({ notes: callNotes });
const LONGEST = 4000;

/** What was said in a call, while it is remembered. */
export function NoteDialog({ call, onClose }: { call: ListedCall; onClose(): void }) {
  const title = words.noteOf(call.name);
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        label={title}
        schema={form}
        defaultValues={{ notes: call.notes }}
        onSubmit={({ notes }) => {
          // Without a network it is kept and sent later: nobody waits for an answer.
          if (notes !== call.notes) writeNote(call.id, notes).catch(() => toast("error", words.noteNotSaved));
          onClose();
        }}
      >
        {() => (
          <>
            <TextField name="notes" label={words.note} rows={4} maxLength={LONGEST} />
            <Button type="submit" block>
              {words.saveNote}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
