import { staffQuery } from "@niyamdesk/domain/staff/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type Member, readMember } from "../read-member.ts";

/** Everyone who works here, the newest first, live. */
export function useStaff(): Live<Member[]> {
  return useLiveQuery(staffQuery, {}, readMember);
}
