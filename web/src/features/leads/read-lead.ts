import { PRIORITIES, type Priority } from "@niyamdesk/domain/base/priority";
import { isOpenLead, LEAD_STATUSES, type LeadStatus } from "@niyamdesk/domain/leads/lead";
import { leads } from "#messages/workspaces/leads.ts";
import { oneIn, recentTimeIn, type StoredData, textIn, timeIn } from "../../lib/firestore/stored.ts";

/** A lead as those who call it see it. */
export interface LeadView {
  id: string;
  name: string;
  /** E.164, or as it was typed. */
  phone: string | null;
  interest: string | null;
  company: string | null;
  location: string | null;
  status: LeadStatus;
  priority: Priority;
  assignedTo: string | null;
  mayBeCalled: boolean;
  /** Epoch ms. */
  followUpAt: number | null;
  createdAt: number;
}

export function readLead(id: string, data: StoredData): LeadView {
  return {
    id,
    name: textIn(data, "name") ?? leads.noName,
    phone: textIn(data, "phone_e164") ?? textIn(data, "phone"),
    interest: textIn(data, "service_interest"),
    company: textIn(data, "company"),
    location: textIn(data, "location"),
    status: oneIn(data, "status", LEAD_STATUSES, "new"),
    priority: oneIn(data, "priority", PRIORITIES, "medium"),
    assignedTo: textIn(data, "assigned_to"),
    mayBeCalled: data.do_not_call !== true,
    followUpAt: timeIn(data, "next_follow_up"),
    createdAt: recentTimeIn(data, "created_at"),
  };
}

/** Open leads of one person: whoever is promised a call first, then by priority, then the newest. */
export function ownInOrder(leads: readonly LeadView[], uid: string): LeadView[] {
  return leads
    .filter((lead) => lead.assignedTo === uid && isOpenLead(lead.status))
    .sort(
      (one, other) =>
        (one.followUpAt ?? Number.POSITIVE_INFINITY) - (other.followUpAt ?? Number.POSITIVE_INFINITY) ||
        PRIORITIES.indexOf(one.priority) - PRIORITIES.indexOf(other.priority) ||
        other.createdAt - one.createdAt,
    );
}

/** Open leads that are nobody's and may be called, by priority, the longest waiting first. */
export function waitingInOrder(leads: readonly LeadView[]): LeadView[] {
  return leads
    .filter((lead) => lead.assignedTo === null && isOpenLead(lead.status) && lead.mayBeCalled)
    .sort(
      (one, other) =>
        PRIORITIES.indexOf(one.priority) - PRIORITIES.indexOf(other.priority) ||
        one.createdAt - other.createdAt,
    );
}
