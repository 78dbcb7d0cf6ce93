import type { Asked } from "../hooks/use-lead-work.ts";
import { withEdit } from "../lead-edit.ts";
import type { LeadWork } from "../lead-work.ts";
import { LeadFollowUpDialog } from "./follow-up-dialog.tsx";
import { HandBackDialog, StopDialog } from "./letting-go-dialogs.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { StatusDialog, TakeBackDialog } from "./status-dialog.tsx";
import { WishDialog } from "./wish-dialog.tsx";

/** Whatever is asked about a lead. */
export function LeadDialogs({
  asked,
  work,
  onClose,
  onDone,
}: {
  asked: Asked | null;
  work: LeadWork;
  onClose(): void;
  onDone(): void;
}) {
  if (asked === null) return null;
  const lead = withEdit(asked.lead, work.edits.get(asked.lead.id));
  const props = { lead, work, onClose, onDone };
  switch (asked.question) {
    case "status":
      return <StatusDialog {...props} />;
    case "takeBack":
      return <TakeBackDialog {...props} />;
    case "followUp":
      return <LeadFollowUpDialog {...props} leads={[lead]} />;
    case "note":
      return <NoteDialog {...props} />;
    case "wish":
      return <WishDialog {...props} />;
    case "handBack":
      return <HandBackDialog {...props} />;
    case "stop":
      return <StopDialog {...props} />;
  }
}
