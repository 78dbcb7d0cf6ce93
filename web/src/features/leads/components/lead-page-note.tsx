import { useState } from "react";
import { forgetLeadNote, keepLeadNote, leadNoteDraft } from "../lead-note-draft.ts";
import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";
import { NoteForm } from "./note-dialog.tsx";

/**
 * The note in its place. What somebody else writes comes in, unless something is being typed here: then saving asks which stays. What was
 * typed and not saved is there again when the page is.
 */
export function LeadPageNote({ lead, work }: { lead: LeadView; work: LeadWork }) {
  const [begun] = useState(() => leadNoteDraft(lead.id));
  const [seen, setSeen] = useState(begun?.was ?? lead.notes);
  const [typed, setTyped] = useState(begun?.typed ?? null);
  const isWriting = typed !== null && typed !== seen;
  if (!isWriting && lead.notes !== seen) {
    setSeen(lead.notes);
    setTyped(null);
  }
  return (
    <NoteForm
      key={seen}
      lead={{ ...lead, notes: seen }}
      work={work}
      rows={3}
      isAside
      begun={typed ?? seen}
      onTyped={(notes) => {
        setTyped(notes);
        keepLeadNote(lead.id, { was: seen, typed: notes });
      }}
      onSaved={() => {
        setTyped(null);
        forgetLeadNote(lead.id);
      }}
    />
  );
}
