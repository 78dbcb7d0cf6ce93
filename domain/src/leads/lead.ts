import type { Moment } from "../time/moment.ts";

/** A lead of the CRM (`crm_leads/{id}`): its life and who may move it. */
export const LEAD_STATUSES = ["new", "contacted", "qualified", "converted", "lost"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Allowed moves; converted is final, a lost lead can only be taken up again. The Firestore rules hold the same. */
const LEAD_MOVES: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ["contacted", "qualified", "converted", "lost"],
  contacted: ["qualified", "converted", "lost"],
  qualified: ["contacted", "converted", "lost"],
  converted: [],
  lost: ["contacted"],
};

/** Whether the person a lead is assigned to may move it so. */
export function mayMoveLead(from: LeadStatus, to: LeadStatus): boolean {
  return LEAD_MOVES[from].includes(to);
}

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
  priority: "high" | "medium" | "low";
  /** Null: nobody's, waiting in the pool. Always there, since queries ask for it. */
  assigned_to: string | null;
  notes: string;
  do_not_call: boolean;
  next_follow_up: Moment | null;
  location: string | null;
  created_at: Moment;
  updated_at: Moment;
}
