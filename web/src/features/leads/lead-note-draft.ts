import { clearDraft, readDraft, writeDraft } from "../../lib/device/draft.ts";

/** A note that somebody is writing on a lead's page, kept in this tab: whoever goes on to another page has it when they are back. */
export interface LeadNoteDraft {
  /** What the note was when they began: what somebody else writes meanwhile is not overwritten unseen. */
  was: string;
  typed: string;
}

export function leadNoteDraft(leadId: string): LeadNoteDraft | null {
  const { was, typed } = readDraft(nameOf(leadId)) ?? {};
  return typeof was === "string" && typeof typed === "string" ? { was, typed } : null;
}

/** What is typed back to what it was is nothing to keep. */
export function keepLeadNote(leadId: string, { was, typed }: LeadNoteDraft): void {
  if (typed === was) forgetLeadNote(leadId);
  else writeDraft(nameOf(leadId), { was, typed });
}

export function forgetLeadNote(leadId: string): void {
  clearDraft(nameOf(leadId));
}

const nameOf = (leadId: string): string => `lead-note.${leadId}`;
