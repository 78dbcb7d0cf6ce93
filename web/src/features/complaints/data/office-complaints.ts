import {
  answeredComplaintsQuery,
  complaintsOfOrderQuery,
  openComplaintsQuery,
} from "@niyamdesk/domain/complaints/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type OfficeComplaint, readOfficeComplaint } from "../admin/office-complaint.ts";

/** What waits for an administrator's answer, the soonest due first, live. */
export function useOpenComplaints(): Live<OfficeComplaint[]> {
  return useLiveQuery(openComplaintsQuery, {}, readOfficeComplaint);
}

/** What was answered, the last first, live. @param isWanted not asked for before */
export function useAnsweredComplaints(isWanted: boolean): Live<OfficeComplaint[]> {
  return useLiveQuery(answeredComplaintsQuery, isWanted ? {} : null, readOfficeComplaint);
}

/** All of one order, the last first, live. */
export function useComplaintsOfOrder(order_id: string): Live<OfficeComplaint[]> {
  return useLiveQuery(complaintsOfOrderQuery, { order_id }, readOfficeComplaint);
}
