import {
  dueLeadsQuery,
  oldestLeadsQuery,
  promisedLeadsQuery,
  undatedLeadsQuery,
} from "@niyamdesk/domain/leads/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { aheadOf, useLeadsInTurn } from "../../../lib/leads/leads-in-turn.ts";
import { type LeadView, readLead } from "../read-lead.ts";

/**
 * Own open leads with a follow-up, the longest due first, live: one listener, whichever pages count or list them, so that they say the
 * same. @param now epoch ms
 */
export function useDatedLeads(uid: string, now: number): Live<LeadView[]> {
  return useLiveQuery(dueLeadsQuery, { uid, before_at: aheadOf(now) }, readLead);
}

/** Own open leads that were promised a call, the most pressing first, live; whoever calls has them open already. @param now epoch ms */
export function usePromisedLeads(uid: string, now: number): Live<LeadView[]> {
  return useLiveQuery(promisedLeadsQuery, { uid, before_at: aheadOf(now) }, readLead);
}

/** Own open leads among which is whoever is to be called next, live. @param now epoch ms */
export function useOwnInTurn(uid: string, now: number): Live<LeadView[]> {
  return useLeadsInTurn({ uid, now }, readLead);
}

/** Own open leads, the oldest first, live. */
export function useOldestLeads(uid: string): Live<LeadView[]> {
  return useLiveQuery(oldestLeadsQuery, { uid }, readLead);
}

/** Own open leads without a follow-up, the oldest first, live. */
export function useUndatedLeads(uid: string): Live<LeadView[]> {
  return useLiveQuery(undatedLeadsQuery, { uid }, readLead);
}
