import { useState } from "react";
import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";
import { NoteForm } from "./note-dialog.tsx";

/** The note in its place. What somebody else writes comes in, unless something is being typed here: then saving asks which stays. */
export function LeadPageNote({ lead, work }: { lead: LeadView; work: LeadWork }) {
  const [seen, setSeen] = useState(lead.notes);
  const [typed, setTyped] = useState<string | null>(null);
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
      onTyped={setTyped}
      onSaved={() => setTyped(null)}
    />
  );
}
