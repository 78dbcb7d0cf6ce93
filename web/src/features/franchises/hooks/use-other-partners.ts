import { type Live, mapLive } from "../../../lib/firestore/live.ts";
import { useStaff } from "../../staff/data/staff.ts";
import { usePartnersStaff } from "../data/members.ts";

export interface OtherPartner {
  uid: string;
  name: string;
  email: string | null;
}

/** Partners at work besides one, by their names; whoever works for a partner has the role and is none. */
export function useOtherPartners(uid: string): Live<OtherPartner[]> {
  const staff = useStaff();
  const theirs = usePartnersStaff();
  if (theirs.status !== "ready") return theirs;
  return mapLive(staff, (members) =>
    members
      .filter(({ role, status }) => role === "franchise" && status === "active")
      .filter((member) => member.uid !== uid && !theirs.value.has(member.uid))
      .map(({ uid: id, name, email }) => ({ uid: id, name, email }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  );
}
