import { useEffect } from "react";
import { useMembership } from "../data/members.ts";
import { keepMember } from "../known-member.ts";

interface Props {
  uid: string;
  onKnown(isMember: boolean): void;
}

/** Draws nothing: says whether somebody works for a partner, now and whenever that changes. */
export default function MembershipWatch({ uid, onKnown }: Props) {
  const works = useMembership(uid);
  const isMember = works.status === "ready" ? works.value !== null : null;
  useEffect(() => {
    if (isMember === null) return;
    keepMember(uid, isMember);
    onKnown(isMember);
  }, [uid, isMember, onKnown]);
  return null;
}
