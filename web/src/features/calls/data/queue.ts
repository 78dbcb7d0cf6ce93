import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { PRIORITIES } from "@niyamdesk/domain/base/priority";
import type { CallWish } from "@niyamdesk/domain/calls/calling-hours";
import type { Queued } from "@niyamdesk/domain/leads/call-queue";
import { isOpenLead, LEAD_STATUSES } from "@niyamdesk/domain/leads/lead";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import {
  nameIn,
  oneIn,
  partIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../../lib/firestore/stored.ts";
import {
  callingIn,
  consentIn,
  type LastCallView,
  lastCallIn,
  wishIn,
} from "../../../lib/leads/lead-parts.ts";
import { useLeadsInTurn } from "../../../lib/leads/leads-in-turn.ts";
import { useAfterPage } from "../../../lib/page/use-after-page.ts";

/** A lead as whoever calls it needs it. */
export interface CalledLead extends Queued {
  name: string;
  company: string | null;
  location: string | null;
  email: string | null;
  interest: string | null;
  notes: string;
  wish: CallWish | null;
  assignedTo: string | null;
  /** Somebody on the phone with them. */
  calling: { uid: string; name: string; since: number } | null;
  lastCall: LastCallView | null;
  /** Where and when they agreed to be called; null: nobody knows. */
  consent: { source: string; at: number } | null;
  isPaid: boolean;
}

/** Whom to call, live; behind what the page shows: they are many, and would keep it waiting. @param now epoch ms */
export function useOwnCalled(uid: string, now: number): Live<CalledLead[]> {
  return useLeadsInTurn(useAfterPage() ? { uid, now } : null, readCalledLead);
}

/** One lead, live; null when it is not there, or not this person's. */
export function useCalledLead(id: string): Live<CalledLead | null> {
  return useLiveDocument([COLLECTIONS.leads, id], readCalledLead);
}

export function readCalledLead(id: string, data: StoredData): CalledLead {
  const calling = callingIn(data);
  return {
    id,
    name: textIn(data, "name") ?? "",
    phone_e164: textIn(data, "phone_e164"),
    do_not_call: data.do_not_call === true,
    isOpen: isOpenLead(oneIn(data, "status", LEAD_STATUSES, "new")),
    priority: oneIn(data, "priority", PRIORITIES, "medium"),
    next_follow_up: timeIn(data, "next_follow_up"),
    call_by: timeIn(data, "call_by"),
    created_at: recentTimeIn(data, "created_at"),
    company: textIn(data, "company"),
    location: textIn(data, "location"),
    email: textIn(data, "email"),
    interest: nameIn(data, "service_interest"),
    notes: textIn(data, "notes") ?? "",
    wish: wishIn(data),
    assignedTo: textIn(data, "assigned_to"),
    calling: calling && { ...calling, name: calling.name ?? "" },
    lastCall: lastCallIn(data),
    consent: consentIn(data),
    isPaid: textIn(partIn(data, "conversion"), "order_id") !== null,
  };
}
