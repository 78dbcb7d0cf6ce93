import type { Moves } from "../base/moves.ts";
import type { Priority } from "../base/priority.ts";
import type { Moment } from "../time/moment.ts";

/** A lead of the CRM (`crm_leads/{id}`): its life and who may move it. */
export const LEAD_STATUSES = ["new", "contacted", "qualified", "converted", "lost"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

const BY_AGENT = { by: ["telecaller", "ca"] } as const;

/**
 * Allowed moves of whoever a lead is assigned to: all but converted move among one another, converted ends it. The Firestore
 * rules hold the same.
 */
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
export type LeadSource = "website" | "checkout" | "manual" | "import" | "franchise";

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
  next_follow_up: Moment | null;
  location: string | null;
  created_at: Moment;
  updated_at: Moment;
}
