import type { Priority } from "@niyamdesk/domain/base/priority";
import type { LeadConflicts } from "@niyamdesk/domain/leads/callables";
import type { LeadView } from "./read-lead.ts";

/** A field as it was on the screen when somebody began, and as it shall be. */
interface Change<T> {
  was: T;
  now: T;
}

/** Only what is changed: of other fields nothing is sent, so that nothing of theirs is overwritten. */
export interface LeadEdit {
  notes?: Change<string>;
  priority?: Change<Priority>;
  /** Epoch ms; null: none. */
  next_follow_up?: Change<number | null>;
}

export type EditedField = keyof LeadEdit;
export const EDITED_FIELDS = ["notes", "priority", "next_follow_up"] as const satisfies EditedField[];

/** Two edits after another as one; null when the second took back what the first did. */
export function joined(first: LeadEdit, second: LeadEdit): LeadEdit | null {
  const edit: LeadEdit = {};
  for (const field of EDITED_FIELDS) {
    const one: Change<unknown> | undefined = first[field];
    const next: Change<unknown> | undefined = second[field];
    const both = one && next ? { was: one.was, now: next.now } : (next ?? one);
    if (both && both.was !== both.now) Object.assign(edit, { [field]: both });
  }
  return Object.keys(edit).length === 0 ? null : edit;
}

/** What takes an edit back. */
export function reversed(edit: LeadEdit): LeadEdit {
  return Object.fromEntries(
    Object.entries(edit).map(([field, { was, now }]) => [field, { was: now, now: was }]),
  ) as LeadEdit;
}

/** The lead as it will be once what was typed has arrived. */
export function withEdit(lead: LeadView, edit: LeadEdit | undefined): LeadView {
  if (!edit) return lead;
  return {
    ...lead,
    notes: edit.notes?.now ?? lead.notes,
    priority: edit.priority?.now ?? lead.priority,
    followUpAt: edit.next_follow_up ? edit.next_follow_up.now : lead.followUpAt,
  };
}

/** A field that somebody else changed meanwhile, with both values. */
export type Conflict =
  | { field: "notes"; mine: string; theirs: string }
  | { field: "priority"; mine: Priority; theirs: Priority }
  | { field: "next_follow_up"; mine: number | null; theirs: number | null };

export function conflictsOf(edit: LeadEdit, refused: LeadConflicts): Conflict[] {
  const found: Conflict[] = [];
  if (edit.notes && refused.notes !== undefined)
    found.push({ field: "notes", mine: edit.notes.now, theirs: refused.notes });
  if (edit.priority && refused.priority !== undefined)
    found.push({ field: "priority", mine: edit.priority.now, theirs: refused.priority });
  if (edit.next_follow_up && refused.next_follow_up !== undefined)
    found.push({
      field: "next_follow_up",
      mine: edit.next_follow_up.now,
      theirs: refused.next_follow_up,
    });
  return found;
}

/** The edit that writes the own value over what was found. */
export function insisted({ field, mine, theirs }: Conflict): LeadEdit {
  return { [field]: { was: theirs, now: mine } };
}
