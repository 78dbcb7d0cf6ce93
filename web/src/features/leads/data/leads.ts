import {
  assignedLeadsQuery,
  foundOwnLeadsQuery,
  onePartnerLeadQuery,
  ownLeadsQuery,
  partnerLeadsQuery,
} from "@niyamdesk/domain/leads/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type LeadView, readLead } from "../read-lead.ts";

/** A telecaller's own open leads, live. Apart from the pool: its newest would push them out of the list. */
export function useOwnLeads(uid: string): Live<LeadView[]> {
  return useLiveQuery(ownLeadsQuery, { uid }, readLead);
}

/** Own open leads by a word or run of figures of `findFor`, live, however old; null: nothing is looked for. */
export function useFoundOwnLeads(uid: string, word: string | null): Live<LeadView[]> {
  return useLiveQuery(foundOwnLeadsQuery, word === null ? null : { uid, word }, readLead);
}

/** Leads that were given to this person, live. */
export function useAssignedLeads(uid: string): Live<LeadView[]> {
  return useLiveQuery(assignedLeadsQuery, { uid }, readLead);
}

/**
 * Whether a partner's leads may be read, live: `refused` while the partnership is on hold. What is read says nothing.
 *
 * @param uid null: nobody is asked for
 */
export function useLetIn(uid: string | null): Live<unknown> {
  return useLiveQuery(onePartnerLeadQuery, uid === null ? null : { uid }, readLead);
}

/** Open leads that a franchise partner brought, live. */
export function usePartnerLeads(uid: string): Live<LeadView[]> {
  return useLiveQuery(partnerLeadsQuery, { uid }, readLead);
}
