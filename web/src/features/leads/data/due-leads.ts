import { dueLeadsQuery, oldestLeadsQuery, undatedLeadsQuery } from "@niyamdesk/domain/leads/queries";
import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type LeadView, readLead } from "../read-lead.ts";

/** Follow-ups that are further away than this are no work yet. */
const AHEAD_MS = 400 * 86_400_000;

/**
 * Own open leads with a follow-up, the longest due first, live: one listener, whichever pages count or list them, so that they say the
 * same. @param now epoch ms
 */
export function useDatedLeads(uid: string, now: number): Live<LeadView[]> {
  return useLiveQuery(dueLeadsQuery, { uid, before_at: startOfIstDay(now) + AHEAD_MS }, readLead);
}

/** Own open leads, the oldest first, live. */
export function useOldestLeads(uid: string): Live<LeadView[]> {
  return useLiveQuery(oldestLeadsQuery, { uid }, readLead);
}

/** Own open leads without a follow-up, the oldest first, live. */
export function useUndatedLeads(uid: string): Live<LeadView[]> {
  return useLiveQuery(undatedLeadsQuery, { uid }, readLead);
}
