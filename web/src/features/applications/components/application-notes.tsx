import { noteApplicationInput } from "@niyamdesk/domain/applications/review-input";
import { useState } from "react";
import * as z from "zod/mini";
import { applications } from "#messages/workspaces/applications.ts";
import { requestIds } from "../../../lib/backend/request-ids.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { noteApplication } from "../data/review.ts";
import type { ApplicationView } from "../read-application.ts";

const words = applications.notes;
const schema = z.strictObject({ text: noteApplicationInput.shape.text });
const LIMIT = 2000;

interface NotesProps {
  application: ApplicationView;
  /** First name of an administrator, by uid. */
  nameOf(uid: string): string | null;
}

/** What administrators write among themselves. */
export function ApplicationNotes({ application: { id, notes }, nameOf }: NotesProps) {
  const [kept, setKept] = useState(0);
  const [idOf] = useState(requestIds);
  return (
    <Panel title={words.title} framed>
      {notes.length === 0 ? (
        <p className="muted mb-4 text-sm">{words.none}</p>
      ) : (
        <ul className="mb-4 grid gap-3">
          {[...notes].reverse().map((note) => (
            <li key={note.id} className="text-sm">
              <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
              <p className="muted figures text-xs">
                {nameOf(note.by) ?? words.somebody} · {istDateTime(note.at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form
        key={kept}
        label={words.title}
        schema={schema}
        defaultValues={{ text: "" }}
        onSubmit={async ({ text }) => {
          await noteApplication({ application_id: id, text, request_id: idOf({ text, kept }) });
          setKept((count) => count + 1);
        }}
      >
        {({ busy }) => (
          <>
            <TextField name="text" label={words.write} rows={3} maxLength={LIMIT} />
            <Button type="submit" size="small" className="min-h-11" look="outline" busy={busy}>
              {words.save}
            </Button>
          </>
        )}
      </Form>
    </Panel>
  );
}
