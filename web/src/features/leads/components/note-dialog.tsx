import { callNotes } from "@niyamdesk/domain/calls/call-inputs";
import { useState } from "react";
import * as z from "zod/mini";
import { leads as words } from "#messages/workspaces/leads.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";

const schema = z.strictObject({ notes: callNotes });
const LONGEST = 4000;

interface NoteFormProps {
  lead: LeadView;
  work: LeadWork;
  rows: number;
  /** It stands beside what matters more. */
  isAside?: boolean;
  /** What was typed before and not saved. */
  begun?: string;
  onTyped?(notes: string): void;
  onSaved(): void;
}

/** What the team knows of somebody. What it was when writing began is sent along: nobody's words are overwritten unseen. */
export function NoteForm({ lead, work, rows, isAside = false, begun, onTyped, onSaved }: NoteFormProps) {
  const [was] = useState(lead.notes);
  return (
    <Form
      label={words.note.title(lead.name)}
      schema={schema}
      defaultValues={{ notes: begun ?? was }}
      {...(onTyped && { onChange: ({ notes }: { notes?: string }) => onTyped(notes ?? "") })}
      onSubmit={({ notes }) => {
        onSaved();
        if (notes !== was) work.edit(lead, { notes: { was, now: notes } }, words.note.saved(lead.name));
      }}
    >
      {() => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a short way to the button below
        <div
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            event.currentTarget.closest("form")?.requestSubmit();
          }}
        >
          <TextField
            name="notes"
            label={words.note.label}
            hint={words.note.hint}
            rows={rows}
            maxLength={LONGEST}
            optional
            autoComplete="off"
          />
          <Button type="submit" {...(isAside ? { look: "soft", size: "small" } : { block: true })}>
            {words.note.save}
          </Button>
        </div>
      )}
    </Form>
  );
}

export function NoteDialog({ lead, work, onClose }: { lead: LeadView; work: LeadWork; onClose(): void }) {
  return (
    <Dialog open title={words.note.title(lead.name)} onClose={onClose}>
      <NoteForm lead={lead} work={work} rows={7} onSaved={onClose} />
    </Dialog>
  );
}
