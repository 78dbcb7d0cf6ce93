import { callQueue } from "@niyamdesk/domain/leads/call-queue";
import { isOpenLead } from "@niyamdesk/domain/leads/lead";
import type { LeadView } from "./read-lead.ts";

/** Whom to call, in the order in which a calling session offers them. @param now epoch ms */
export function nextToCall(leads: readonly LeadView[], now: number): LeadView[] {
  const queued = leads.map((view) => ({
    view,
    id: view.id,
    phone_e164: view.phone,
    do_not_call: !view.mayBeCalled,
    isOpen: isOpenLead(view.status),
    priority: view.priority,
    next_follow_up: view.followUpAt,
    call_by: view.callBy,
    created_at: view.createdAt,
  }));
  return callQueue(queued, now).map(({ lead }) => lead.view);
}
