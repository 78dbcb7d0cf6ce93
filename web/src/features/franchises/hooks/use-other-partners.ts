import { LOCALE } from "#messages/language.ts";
import { type Live, mapLive } from "../../../lib/firestore/live.ts";
import { usePartnersStaff } from "../data/members.ts";

export interface OtherPartner {
  uid: string;
  name: string;
  email: string | null;
}

type StaffMember = OtherPartner & { role: string; status: string };

/**
 * Partners at work besides one, by their names; whoever works for a partner has the role and is none.
 *
 * @param staff everybody with a workspace
 */
export function useOtherPartners(uid: string, staff: Live<readonly StaffMember[]>): Live<OtherPartner[]> {
  const theirs = usePartnersStaff();
  if (theirs.status !== "ready") return theirs;
  return mapLive(staff, (members) =>
    members
      .filter(({ role, status }) => role === "franchise" && status === "active")
      .filter((member) => member.uid !== uid && !theirs.value.has(member.uid))
      .map(({ uid: id, name, email }) => ({ uid: id, name, email }))
      .sort((a, b) => a.name.localeCompare(b.name, LOCALE)),
  );
}
