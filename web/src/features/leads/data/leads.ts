import { type Live, useLiveQuery } from "../../../lib/live.ts";
import { type LeadView, readLead } from "../read-lead.ts";

/** A telecaller's own leads and nobody's, live. */
export function useLeadPool(uid: string): Live<LeadView[]> {
  return useLiveQuery("leadPool", { uid }, readLead);
}

/** Leads that were given to this person, live. */
export function useAssignedLeads(uid: string): Live<LeadView[]> {
  return useLiveQuery("assignedLeads", { uid }, readLead);
}
