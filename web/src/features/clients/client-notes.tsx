import { CLIENT_NOTE_LIMIT } from "@niyamdesk/domain/clients/client-input";
import { text } from "@niyamdesk/domain/fields/written";
import { useState } from "react";
import * as z from "zod/mini";
import { clientAdmin as words } from "#messages/workspaces/client-admin.ts";
import { requestIds } from "../../lib/backend/request-ids.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { noteClient } from "./data/client-calls.ts";
import { useNotesOf } from "./data/client-record.ts";

const note = z.strictObject({ text: text(1, CLIENT_NOTE_LIMIT) });

/** What administrators want to remember, the newest first, and one more. */
export function ClientNotes({ uid }: { uid: string }) {
  const { live, more } = useNotesOf(uid);
  const [kept, setKept] = useState(0);
  const [idOf] = useState(requestIds);
  return (
    <WorkPanel words={{ ...words.panels.notes, none: "" }} live={mapNone(live)} framed>
      {(notes) => (
        <div className="grid gap-4">
          <Form
            key={kept}
            label={words.note.label}
            schema={note}
            defaultValues={{ text: "" }}
            onSubmit={async ({ text: written }) => {
              await noteClient({ uid, text: written, request_id: idOf({ written, kept }) });
              setKept((count) => count + 1);
            }}
          >
            {({ busy }) => (
              <>
                <TextField
                  name="text"
                  label={words.note.label}
                  hint={words.note.hint}
                  rows={2}
                  maxLength={CLIENT_NOTE_LIMIT}
                />
                <Button type="submit" look="outline" className="min-h-11" busy={busy}>
                  {words.note.add}
                </Button>
              </>
            )}
          </Form>
          {notes.lines.length > 0 && (
            <ul className="grid gap-3 text-sm">
              {notes.lines.map(({ id, title, detail, at }) => (
                <li key={id}>
                  <p className="whitespace-pre-line wrap-anywhere">{title}</p>
                  <p className="muted text-xs">
                    {words.note.by(detail)}, <span translate="no">{istFullDate(at)}</span>
                  </p>
                </li>
              ))}
            </ul>
          )}
          {more && (
            <Button look="outline" className="min-h-11" onClick={more}>
              {words.more}
            </Button>
          )}
        </div>
      )}
    </WorkPanel>
  );
}

/** The form stands where there is no note yet as well. */
function mapNone(live: ReturnType<typeof useNotesOf>["live"]) {
  return live.status === "ready" ? { ...live, value: { lines: live.value } } : live;
}
