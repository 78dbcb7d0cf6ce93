import { dueLeadsQuery, oldestLeadsQuery, undatedLeadsQuery } from "@niyamdesk/domain/leads/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type LeadView, readLead } from "../read-lead.ts";

/** Own open leads with a follow-up before an instant (epoch ms), the longest due first, live. */
export function useDueLeads(uid: string, before: number): Live<LeadView[]> {
  return useLiveQuery(dueLeadsQuery, { uid, before_at: before }, readLead);
}

/** Own open leads, the oldest first, live. */
export function useOldestLeads(uid: string): Live<LeadView[]> {
  return useLiveQuery(oldestLeadsQuery, { uid }, readLead);
}

/** Own open leads without a follow-up, the oldest first, live. */
export function useUndatedLeads(uid: string): Live<LeadView[]> {
  return useLiveQuery(undatedLeadsQuery, { uid }, readLead);
}
