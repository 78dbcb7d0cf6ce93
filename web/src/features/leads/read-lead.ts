import { PRIORITIES, type Priority } from "@niyamdesk/domain/base/priority";
import type { CallWish } from "@niyamdesk/domain/calls/calling-hours";
import {
  isOpenLead,
  LEAD_SOURCES,
  LEAD_STATUSES,
  type LeadSource,
  type LeadStatus,
} from "@niyamdesk/domain/leads/lead";
import { leads } from "#messages/workspaces/leads.ts";
import {
  nameIn,
  oneIn,
  partIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";
import {
  type CallingNow,
  callingIn,
  consentIn,
  type LastCallView,
  lastCallIn,
  wishIn,
} from "../../lib/leads/lead-parts.ts";

/** A lead as those who call it see it. */
export interface LeadView {
  id: string;
  name: string;
  /** E.164, or as it was typed. */
  phone: string | null;
  email: string | null;
  /** In the language of the site. */
  interest: string | null;
  /** The same as the record keeps it. */
  askedFor: string | null;
  company: string | null;
  location: string | null;
  status: LeadStatus;
  priority: Priority;
  assignedTo: string | null;
  mayBeCalled: boolean;
  /** Epoch ms. */
  followUpAt: number | null;
  createdAt: number;
  updatedAt: number;
  /** Since when they are not to be called; null: they are, or only their number tells. */
  barredAt: number | null;
  notes: string;
  /** The first is how they came to us. */
  sources: readonly LeadSource[];
  /** By when they were promised a call; epoch ms. */
  callBy: number | null;
  calling: CallingNow | null;
  lastCall: LastCallView | null;
  wish: CallWish | null;
  consent: { source: string; at: number } | null;
  conversion: { by: string; at: number; byPayment: boolean } | null;
  /** First name of whom it is with. */
  assignedName: string | null;
  /** Leads that became part of this one. */
  merges: readonly { leadId: string; name: string; at: number }[];
  /** The checkout link that was sent last. */
  link: { serviceId: string; planId: string; at: number } | null;
}

export function readLead(id: string, data: StoredData): LeadView {
  return {
    id,
    name: textIn(data, "name") ?? leads.noName,
    phone: textIn(data, "phone_e164") ?? textIn(data, "phone"),
    email: textIn(data, "email"),
    interest: nameIn(data, "service_interest"),
    askedFor: textIn(data, "service_interest"),
    company: textIn(data, "company"),
    location: textIn(data, "location"),
    status: oneIn(data, "status", LEAD_STATUSES, "new"),
    priority: oneIn(data, "priority", PRIORITIES, "medium"),
    assignedTo: textIn(data, "assigned_to"),
    mayBeCalled: data.do_not_call !== true,
    followUpAt: timeIn(data, "next_follow_up"),
    createdAt: recentTimeIn(data, "created_at"),
    updatedAt: recentTimeIn(data, "updated_at"),
    barredAt: timeIn(data, "barred_at"),
    notes: typeof data.notes === "string" ? data.notes : "",
    sources: sourcesIn(data),
    callBy: timeIn(data, "call_by"),
    calling: callingIn(data),
    lastCall: lastCallIn(data),
    wish: wishIn(data),
    consent: consentIn(data),
    conversion: conversionIn(partIn(data, "conversion")),
    assignedName: textIn(data, "assigned_name"),
    merges: mergesIn(data.merges),
    link: linkIn(partIn(data, "link")),
  };
}

function mergesIn(value: unknown): LeadView["merges"] {
  const kept: readonly StoredData[] = Array.isArray(value) ? value : [];
  return kept.flatMap((part) => {
    const [leadId, at] = [textIn(part, "lead_id"), timeIn(part, "at")];
    return leadId === null || at === null ? [] : [{ leadId, at, name: textIn(part, "name") ?? leads.noName }];
  });
}

function linkIn(part: StoredData): LeadView["link"] {
  const [serviceId, planId, at] = [textIn(part, "service_id"), textIn(part, "plan_id"), timeIn(part, "at")];
  return serviceId === null || planId === null || at === null ? null : { serviceId, planId, at };
}

/** Every way the person came, the first one first; a record from before they were kept has one. */
function sourcesIn(data: StoredData): LeadSource[] {
  const kept: readonly unknown[] = Array.isArray(data.sources) ? data.sources : [];
  const known = [data.source, ...kept].flatMap(
    (kept) => LEAD_SOURCES.find((source) => source === kept) ?? [],
  );
  return [...new Set(known)];
}

function conversionIn(part: StoredData): LeadView["conversion"] {
  const at = timeIn(part, "at");
  if (at === null) return null;
  return { at, by: textIn(part, "by") ?? "", byPayment: textIn(part, "order_id") !== null };
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
