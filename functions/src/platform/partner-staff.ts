import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { FRANCHISE_MEMBERS } from "@niyamdesk/domain/franchises/queries";
import type { Caller } from "./caller.ts";
import { franchiseRef, recordRef } from "./refs.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

type Reader = Pick<UnitOfWork, "get">;

export const memberRef = (uid: string) => recordRef(FRANCHISE_MEMBERS, uid);

/** For whom somebody works; null: for nobody, they are a partner themselves. @throws DomainError forbidden once they do not any more */
export async function worksFor(
  unit: Reader,
  uid: string,
): Promise<{ partner_uid: string; franchise_id: string } | null> {
  const member = await unit.get(memberRef(uid));
  if (!member) return null;
  const franchise = await unit.get(franchiseRef(member.franchise_id));
  const isIn =
    member.ended_at === null && franchise?.status === "active" && franchise.user_id === member.partner_uid;
  if (!isIn) throw new DomainError("forbidden");
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

/** Whether an account is of somebody who works for a partner now, or is invited to. */
export async function isMember(unit: Reader, uid: string): Promise<boolean> {
  const member = await unit.get(memberRef(uid));
  return member !== undefined && member.ended_at === null;
}
