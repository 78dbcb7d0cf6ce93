import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";

export interface LeadDialogProps {
  lead: LeadView;
  work: LeadWork;
  onClose(): void;
  /** Something was written: whoever did it waits to see it. */
  onDone(): void;
}
