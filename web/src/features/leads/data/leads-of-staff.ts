import { leadsOfStaffQuery } from "@niyamdesk/domain/leads/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type LeadView, readLead } from "../read-lead.ts";

/** Open leads of somebody, the newest first, for administrators, live. */
export function useLeadsOfStaff(staff_id: string): Live<LeadView[]> {
  return useLiveQuery(leadsOfStaffQuery, { staff_id }, readLead);
}
