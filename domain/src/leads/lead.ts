import type { Moves } from "../base/moves.ts";
import type { Priority } from "../base/priority.ts";
import type { CallDisposition, CallStatus } from "../calls/call.ts";
import type { CallWish } from "../calls/calling-hours.ts";
import { LONG_CALL_MS } from "../calls/current-call.ts";
import type { Moment } from "../time/moment.ts";

/** A lead of the CRM (`crm_leads/{id}`): its life and who may move it. */
export const LEAD_STATUSES = ["new", "contacted", "qualified", "converted", "lost"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

const BY_AGENT = { by: ["telecaller", "ca", "franchise"] } as const;

/** Allowed moves of whoever a lead is assigned to: all but converted move among one another, converted ends it. */
export const LEAD_MOVES: Moves<LeadStatus> = {
  new: { contacted: BY_AGENT, qualified: BY_AGENT, converted: BY_AGENT, lost: BY_AGENT },
  contacted: { new: BY_AGENT, qualified: BY_AGENT, converted: BY_AGENT, lost: BY_AGENT },
  qualified: { new: BY_AGENT, contacted: BY_AGENT, converted: BY_AGENT, lost: BY_AGENT },
  converted: {},
  lost: { new: BY_AGENT, contacted: BY_AGENT, qualified: BY_AGENT, converted: BY_AGENT },
};

/** Whether work still goes into a lead; only open leads can be taken. */
export function isOpenLead(status: LeadStatus): boolean {
  return status !== "converted" && status !== "lost";
}

/** Where a person became known to us. */
export const LEAD_SOURCES = ["website", "checkout", "manual", "import", "franchise"] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** `crm_leads/{id}`: one person, told apart by the number that can be called. */
export interface Lead {
  id: string;
  name: string;
  /** As it was given first. */
  phone: string;
  phone_e164: string;
  email: string | null;
  company: string | null;
  /** The service asked for first, by name. */
  service_interest: string | null;
  /** Where the person came from first. */
  source: LeadSource;
  /** Every way the person came, oldest first. */
  sources: readonly LeadSource[];
  status: LeadStatus;
  priority: Priority;
  /** Null: nobody's, waiting in the pool. Always there, since queries ask for it. */
  assigned_to: string | null;
  notes: string;
  do_not_call: boolean;
  /** When they asked for that; null where only their number tells. */
  barred_at?: Moment | null;
  next_follow_up: Moment | null;
  location: string | null;
  /** What it is found by (`findBy`). */
  find: readonly string[];
  /** Uids of those it was assigned to before: what they did with it can still come in. */
  had_by: readonly string[];
  /** First name of whom it is assigned to, for those who come too late. */
  assigned_name: string | null;
  /** Who is calling right now. */
  calling: Calling | null;
  last_call: LastCall | null;
  /** By when somebody who asked to be called was promised it; null: nothing was promised, or they were called. */
  call_by: Moment | null;
  /** When they asked last: a call before that was not the one they wait for. */
  asked_at?: Moment;
  /** When somebody last set or cleared the follow-up by hand. */
  follow_up_set_at?: Moment;
  /** When it last changed hands: was taken, given, or handed back. */
  handed_at?: Moment;
  /** When it came back to the pool last; null: it went from one to the next. Absent: nobody had it yet. */
  free_since?: Moment | null;
  /** When the person wants to be called; null: whenever we call. */
  wish: CallWish | null;
  consent: Consent | null;
  conversion: Conversion | null;
  /** Where people moved it, oldest first, the latest of many; what calls brought it to stands with them. Absent: nowhere. */
  moves?: readonly LeadMove[];
  /** Other numbers of the same person (E.164), as they became known. Absent: none. */
  other_phones?: readonly string[];
  /** When it was given to whom it is assigned to, or last worked by them; null in the pool. Queries ask for it. */
  worked_at?: Moment | null;
  /** The import that made it; an import that is undone takes with it what nobody has worked on. */
  import_id?: string;
  /** Somebody had worked on it before it changed hands, so that it stays when its import is undone. */
  was_worked_on?: boolean;
  /** The import that was undone and left it here, and why: somebody had worked on it, or it could not be removed. */
  kept_of_import?: string;
  kept_because?: "worked_on" | "not_removed";
  /** Leads that turned out to be the same person, latest last, while each can be parted again. */
  merges?: readonly LeadMerge[];
  /** The checkout link that was sent last. */
  link?: SentLink;
  /** What its address carries. */
  link_code?: string;
  created_at: Moment;
  updated_at: Moment;
}

/** Somebody moved a lead, not by a call. */
export interface LeadMove {
  to: LeadStatus;
  at: Moment;
  /** Uid. */
  by: string;
}

/** Somebody on the phone with a lead: 'Asha is calling'. */
export interface Calling {
  uid: string;
  /** First name. */
  name: string;
  since: Moment;
}

export interface LastCall {
  at: Moment;
  /** Uid. */
  by: string;
  status: CallStatus;
  disposition: CallDisposition | null;
}

/** Why a person may be called. */
export interface Consent {
  /** The form or list by which they said so. */
  source: string;
  at: Moment;
}

/** Who brought a lead to a purchase, or said so. */
export interface Conversion {
  /** Uid. */
  by: string;
  at: Moment;
  /** The paid order; null where a person said so, who may take it back within a day. */
  order_id: string | null;
  /** The lead that was converted, where that became part of this one: the day's figures know it by this id. */
  lead_id?: string;
}

/** Another lead of the same person, whose record became part of this one. */
export interface LeadMerge {
  lead_id: string;
  name: string;
  /** Uid of who merged them. */
  by: string;
  at: Moment;
}

/** Until when a merge may be undone. */
export const MERGE_UNDONE_MS = 24 * 3_600_000;

/** The purchase that was prepared for a person. */
export interface SentLink {
  /** Uid of who sent it, and so who brought the purchase. */
  by: string;
  at: Moment;
  service_id: string;
  plan_id: string;
}

/** Days for which a checkout link tells who brought a purchase. */
export const LINK_DAYS = 60;

/** Whether somebody else is on the phone with a lead now. A call that nobody came back to does not hold it for ever. */
export function isCalledByOther(calling: Calling | null, uid: string, now: number): boolean {
  return calling !== null && calling.uid !== uid && now - calling.since.toMillis() < LONG_CALL_MS;
}

/** Until when whoever said 'converted' may take it back. */
export const CONVERSION_TAKEN_BACK_MS = 24 * 3_600_000;
