import { isOpenLead } from "@niyamdesk/domain/leads/lead";
import { leadsOfStaffQuery } from "@niyamdesk/domain/leads/queries";
import { type Live, mapLive, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type LeadView, readLead } from "../read-lead.ts";

/** Open leads of somebody, the newest first, for administrators, live. */
export function useLeadsOfStaff(staff_id: string): Live<LeadView[]> {
  const all = useLiveQuery(leadsOfStaffQuery, { staff_id }, readLead);
  return mapLive(all, (leads) => leads.filter(({ status }) => isOpenLead(status)));
}
