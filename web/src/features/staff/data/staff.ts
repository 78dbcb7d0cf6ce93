import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { staffQuery } from "@niyamdesk/domain/staff/queries";
import { type Live, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type Member, readMember } from "../read-member.ts";

/** Everyone who works here, the newest first, live. @param isWanted not asked for before */
export function useStaff(isWanted = true): Live<Member[]> {
  return useLiveQuery(staffQuery, isWanted ? {} : null, readMember);
}

/** One of them, live; null when the account is gone. */
export function useMember(uid: string): Live<Member | null> {
  return useLiveDocument([COLLECTIONS.profiles, uid], readMember);
}
