import type { LeadWorkspace } from "@niyamdesk/domain/base/addresses";
import type { CallingHours } from "@niyamdesk/domain/calls/calling-hours";
import type { LeadStatus } from "@niyamdesk/domain/leads/lead";
import type { Around } from "./lead-bars.ts";
import type { LeadEdit } from "./lead-edit.ts";
import type { LeadView } from "./read-lead.ts";

/** What is asked before something is done with a lead. */
export type LeadQuestion = "status" | "followUp" | "note" | "wish" | "handBack" | "stop" | "takeBack";

/** What became of a press on Take, said in the row. */
export interface TakeAnswer {
  isOwn: boolean;
  words: string;
}

/** All that can be done with leads, as list, board and page use it. */
export interface LeadWork {
  workspace: LeadWorkspace;
  around: Around;
  edits: ReadonlyMap<string, LeadEdit>;
  /** Leads with something that was not sent yet. */
  unsent: number;
  /** The lead on the phone with this person now. */
  busyWith: string | null;
  taking: ReadonlySet<string>;
  taken: ReadonlyMap<string, TakeAnswer>;
  take(lead: LeadView): void;
  call(lead: LeadView): void;
  log(lead: LeadView): void;
  /** @param said when it is done, with the way back */
  edit(lead: LeadView, edit: LeadEdit, said: string): void;
  editMany(leads: readonly { lead: LeadView; edit: LeadEdit }[], said: string): void;
  move(lead: LeadView, to: LeadStatus): void;
  handBack(leads: readonly LeadView[]): Promise<void>;
  ask(question: LeadQuestion, lead: LeadView): void;
}

/** What this feature needs of the call cockpit. */
export interface Caller {
  busyWith: string | null;
  /** When people are called. */
  hours: CallingHours;
  start(callee: { lead_id: string; name: string; phone_e164: string | null }): void;
  log(callee: { lead_id: string; name: string; phone_e164: string | null }): void;
}
