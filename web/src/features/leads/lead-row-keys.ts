import { leads as words } from "#messages/workspaces/leads.ts";
import { withEdit } from "./lead-edit.ts";
import type { LeadWork } from "./lead-work.ts";
import type { LeadView } from "./read-lead.ts";

/** What a key does to the lead that has the focus. */
export function leadRowKeys(work: LeadWork, isFree: boolean) {
  const now = (lead: LeadView) => withEdit(lead, work.edits.get(lead.id));
  if (isFree) return [{ key: "t", label: words.keys.take, run: (lead: LeadView) => work.take(lead) }];
  return [
    { key: "c", label: words.keys.call, run: (lead: LeadView) => work.call(lead) },
    { key: "s", label: words.keys.status, run: (lead: LeadView) => work.ask("status", now(lead)) },
    { key: "f", label: words.keys.followUp, run: (lead: LeadView) => work.ask("followUp", now(lead)) },
    { key: "e", label: words.keys.note, run: (lead: LeadView) => work.ask("note", now(lead)) },
  ];
}
