import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { FRANCHISE_MEMBERS } from "@niyamdesk/domain/franchises/queries";
import { audit } from "./audit.ts";
import type { Caller } from "./caller.ts";
import { timestamp } from "./clock.ts";
import { franchiseRef, profileRef, recordRef } from "./refs.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** What nobody needs of them once they are gone: who they were stands with their account. */
const NAMELESS = { name: "", email: "", partner_name: "" } as const;

type Reader = Pick<UnitOfWork, "get">;

export const memberRef = (uid: string) => recordRef(FRANCHISE_MEMBERS, uid);

/** For whom somebody works; null: for nobody, they are a partner themselves. @throws DomainError forbidden once they do not any more */
export async function worksFor(
  unit: Reader,
  uid: string,
): Promise<{ partner_uid: string; franchise_id: string } | null> {
  const member = await unit.get(memberRef(uid));
  if (!member) return null;
  const { franchise_id, partner_uid, ended_at } = member;
  const [franchise, partner] = await Promise.all([
    unit.get(franchiseRef(franchise_id)),
    unit.get(profileRef(partner_uid)),
  ]);
  const isIn = ended_at === null && franchise?.status === "active" && franchise.user_id === partner_uid;
  // A partner who was given another role, or may not come in, has nobody bring clients for them.
  const isPartner = partner?.role === "franchise" && partner.staff_status === "active";
  if (!isIn || !isPartner) throw new DomainError("forbidden");
  return member;
}

/** Whose leads a caller works on: their own, and of a partner's staff the partner's. @throws DomainError forbidden */
export async function leadsOf(unit: Reader, { uid, role }: Pick<Caller, "uid" | "role">): Promise<string> {
  if (role !== "franchise") return uid;
  return (await worksFor(unit, uid))?.partner_uid ?? uid;
}

/** Whether somebody brings clients for a franchise: its partner, and who works for them in it. @throws DomainError forbidden */
export async function bringsFor(unit: Reader, { id, user_id }: Franchise, uid: string): Promise<boolean> {
  const works = await worksFor(unit, uid);
  return works === null ? user_id === uid : works.franchise_id === id;
}

/**
 * Somebody's work for a partner ends in the commit of what ends it: another role, an account that goes, the partner's own word.
 *
 * @param closed their account is closed because of this, and for nothing else
 */
export async function endMembership(
  unit: UnitOfWork,
  uid: string,
  by: { uid: string; role?: string | null | undefined },
  closed = false,
): Promise<void> {
  const member = await unit.get(memberRef(uid));
  if (!member || member.ended_at !== null) return;
  unit.update(memberRef(uid), { ended_at: timestamp(unit.now()), closed, ...NAMELESS });
  audit(unit, `franchise.member_removed_${uid}_${unit.now()}`, {
    ...{ actor: by.uid, role: by.role ?? "", action: "franchise.member_removed" },
    ...{ subject: memberRef(uid).path, before: { franchise_id: member.franchise_id }, after: null },
  });
}

/**
 * Whoever becomes a partner is nobody's former staff any more, which would keep them out.
 *
 * @returns whether they work for somebody now, and so cannot
 */
export async function leaveStaff(unit: UnitOfWork, uid: string): Promise<boolean> {
  const member = await unit.get(memberRef(uid));
  if (!member) return false;
  if (member.ended_at === null) return true;
  unit.delete(memberRef(uid));
  return false;
}
