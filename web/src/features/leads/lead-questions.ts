import type { LeadWorkspace } from "@niyamdesk/domain/base/addresses";
import { CONVERSION_TAKEN_BACK_MS } from "@niyamdesk/domain/leads/lead";
import { leads as words } from "#messages/workspaces/leads.ts";
import type { Around } from "./lead-bars.ts";
import type { LeadQuestion } from "./lead-work.ts";
import type { LeadView } from "./read-lead.ts";

/** Kept on the device until the network is back; everything else needs it now. */
const WAITS: readonly LeadQuestion[] = ["followUp", "note"];

/** What can be asked about an own lead here and now: nothing that the server would refuse. */
export function questionsOf(lead: LeadView, around: Around, workspace: LeadWorkspace): LeadQuestion[] {
  // A CA's leads are given to them, and are not handed back to the pool.
  const handBack: LeadQuestion[] = workspace === "telecaller" ? ["handBack"] : [];
  const calls: LeadQuestion[] = lead.mayBeCalled ? ["wish", "stop"] : [];
  const all: LeadQuestion[] =
    lead.status === "converted"
      ? [...(mayTakeBack(lead, around) ? (["takeBack"] as const) : []), "note", ...handBack]
      : ["status", ...(mayHaveFollowUp(lead) ? (["followUp"] as const) : []), "note", ...calls, ...handBack];
  return around.isOnline ? all : all.filter((question) => WAITS.includes(question));
}

/** Whether 'converted' may still be taken back by whoever looks at it. */
export function mayTakeBack({ conversion }: LeadView, { uid, now }: Pick<Around, "uid" | "now">): boolean {
  if (conversion === null) return false;
  return conversion.by === uid && !conversion.byPayment && now - conversion.at <= CONVERSION_TAKEN_BACK_MS;
}

/** Whether somebody is to be called again at all. */
export function mayHaveFollowUp(lead: LeadView): boolean {
  return barOfFollowUp(lead) === null;
}

/** What stands in the way of a follow-up, in words; null: nothing does. */
export function barOfFollowUp({ status, mayBeCalled }: LeadView): string | null {
  if (!mayBeCalled) return words.doNotCall;
  return status === "converted" ? words.move.ended : null;
}
