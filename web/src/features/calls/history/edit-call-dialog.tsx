import { callNotes } from "@niyamdesk/domain/calls/call-inputs";
import { useState } from "react";
import * as z from "zod/mini";
import { callHistory as words } from "#messages/workspaces/call-history.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { clearKeptDraft, keepDraft, readKeptDraft } from "../../../lib/device/kept-draft.ts";
import { useOnline } from "../../../lib/device/online.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { CallChanged, type CallDetails, useEditCall } from "../data/edit-call.ts";
import type { CallRecord } from "./read-call.ts";

const schema = z.object({ notes: callNotes });

/** What is edited of a call, whichever list it stands in. */
type Edited = Pick<CallRecord, "id" | "name" | "startedAt" | "notes" | "isDue" | "followUpAt">;

/** Completes what was said in a call. What somebody changed since it was opened is never written over unseen. */
export function EditCallDialog({ call, onClose }: { call: Edited; onClose(): void }) {
  const edit = useEditCall();
  const isOnline = useOnline();
  const draft = `note.${call.id}`;
  const [was, setWas] = useState<CallDetails>(() => {
    const { notes, isDue, followUpAt } = call;
    return { notes, isDue, followUpAt };
  });
  const [other, setOther] = useState<CallDetails | null>(null);
  const [isDone, setIsDone] = useState(!call.isDue);
  const kept = readKeptDraft(draft)?.values.notes;

  async function save({ notes }: { notes: string }): Promise<void> {
    if (!isOnline) throw new AppError("offline", words.offline);
    const seen = other ?? was;
    try {
      await edit(call.id, seen, { notes, isDue: seen.isDue && !isDone, followUpAt: seen.followUpAt });
    } catch (error) {
      if (!(error instanceof CallChanged)) throw new AppError("internal", words.notSaved);
      setOther(error.now);
      setWas(error.now);
      return;
    }
    clearKeptDraft(draft);
    onClose();
  }

  return (
    <Dialog open title={words.editTitle(call.name)} onClose={onClose}>
      <p className="muted mb-4 text-sm">{istDateTime(call.startedAt)}</p>
      <Form
        label={words.editTitle(call.name)}
        schema={schema}
        defaultValues={{ notes: typeof kept === "string" ? kept : call.notes }}
        onChange={({ notes = "" }) => keepDraft(draft, { notes })}
        onSubmit={save}
      >
        {({ busy }) => (
          <>
            <TextField name="notes" label={words.note} rows={4} maxLength={4000} optional />
            {call.isDue && call.followUpAt !== null && (
              <label className="mb-4 flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className="checkbox"
                  checked={isDone}
                  onChange={({ target }) => setIsDone(target.checked)}
                />
                <span>
                  {words.done}
                  <span className="muted block text-sm">
                    {words.followUpDue(istDateTime(call.followUpAt))}
                  </span>
                </span>
              </label>
            )}
            {other !== null && (
              <div role="alert" className="alert alert-warning alert-soft mb-4 text-base-content">
                <div>
                  <p className="font-medium">{words.changed}</p>
                  <p className="mt-1 whitespace-pre-line">
                    {other.notes === "" ? words.noNote : other.notes}
                  </p>
                </div>
              </div>
            )}
            <Button type="submit" block busy={busy}>
              {busy ? words.saving : other === null ? words.save : words.takeOver}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
