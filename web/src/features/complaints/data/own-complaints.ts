import { ownComplaintsQuery } from "@niyamdesk/domain/complaints/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type ComplaintView, readComplaint } from "../read-complaint.ts";

/** What this client complained of, the newest first, live. */
export function useOwnComplaints(uid: string): Live<ComplaintView[]> {
  return useLiveQuery(ownComplaintsQuery, { uid }, readComplaint);
}
