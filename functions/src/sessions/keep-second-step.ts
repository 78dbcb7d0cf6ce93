import { phoneEnd } from "@niyamdesk/domain/accounts/masked";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import type { SecondStep } from "@niyamdesk/domain/sessions/second-step";
import type { MultiFactorInfo, PhoneMultiFactorInfo, UserRecord } from "firebase-admin/auth";
import { queueMail } from "../mail/queue-mail.ts";
import { accountOf } from "../platform/account-record.ts";
import { accounts } from "../platform/accounts.ts";
import { audit } from "../platform/audit.ts";
import { timestamp } from "../platform/clock.ts";
import { profileRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { endOthers } from "./end-sessions.ts";
import { secondStepMail } from "./second-step.mail.ts";
import type { Asking } from "./with-room.ts";

/** What stands on the account at the provider. */
export function factorsOf({ multiFactor }: UserRecord): readonly MultiFactorInfo[] {
  return multiFactor?.enrolledFactors ?? [];
}

/**
 * Compares what the provider shows at a sign-in with what the profile says, and keeps what is different.
 *
 * @param session the one that begins
 */
export async function noticeSecondStep(uid: string, ids: readonly string[], session: string): Promise<void> {
  const profile = (await profileRef(uid).get()).data();
  if (profile && !isSame(profile, ids)) await keepSecondStep(uid, { session, signedInAt: Date.now() });
}

/**
 * Brings the profile in line with the second step of the account, which the browser adds at the provider, past us; the person hears of it
 * by mail. Whoever was signed in without it is signed out.
 *
 * @param session the one that stays; null: none, as nobody knows that it was begun with the step
 * @param isOwners whether the person has just done it themselves, so that what is newest is theirs
 */
export async function keepSecondStep(
  uid: string,
  session: Asking | null = null,
  isOwners = false,
): Promise<void> {
  const account = await withOneStep(uid, isOwners);
  const profile = (await profileRef(uid).get()).data();
  if (!account || !profile) return;
  const ids = factorsOf(account).map((factor) => factor.uid);
  if (isSame(profile, ids)) return;
  // First: whoever dies in between does both again.
  if (ids.length > 0) await endOthers(uid, session);
  await keep(account);
}

/** Another phone takes the place of the one before. */
async function withOneStep(uid: string, isOwners: boolean): Promise<UserRecord | null> {
  const account = await accountOf(uid);
  const newest = account && factorsOf(account).toSorted(byEnrolment).at(-1);
  if (!newest || !isOwners || factorsOf(account).length < 2 || !isPhone(newest)) return account;
  const { phoneNumber, displayName = "" } = newest;
  const kept = { uid: newest.uid, factorId: "phone" as const, phoneNumber, displayName };
  const enrolmentTime = newest.enrollmentTime === undefined ? {} : { enrollmentTime: newest.enrollmentTime };
  const enrolledFactors = [{ ...kept, ...enrolmentTime }];
  return (await accounts()).updateUser(uid, { multiFactor: { enrolledFactors } });
}

function byEnrolment(one: MultiFactorInfo, other: MultiFactorInfo): number {
  return Date.parse(one.enrollmentTime ?? "") - Date.parse(other.enrollmentTime ?? "");
}

function keep(account: UserRecord): Promise<void> {
  const { uid, email } = account;
  const ref = profileRef(uid);
  const next = secondStepOf(account);
  return commitTogether(async (unit) => {
    const profile = await unit.get(ref);
    if (!profile || isSame(profile, next?.ids ?? [])) return;
    const change = next === null ? "removed" : "added";
    unit.update(ref, { second_step: next, updated_at: timestamp() });
    const phone_end = (next ?? profile.second_step)?.phone_end ?? null;
    if (email) {
      const data = { uid, change, phone_end } as const;
      queueMail(unit, secondStepMail, { id: `second-step_${uid}_${Date.now()}`, to: email, data });
    }
    audit(unit, `account.second_step_${change}_${uid}_${Date.now()}`, {
      ...{ actor: uid, role: profile.role, action: `account.second_step_${change}`, subject: ref.path },
      ...{ before: shown(profile.second_step ?? null), after: shown(next) },
    });
  });
}

function secondStepOf(account: UserRecord): SecondStep | null {
  const factors = factorsOf(account).toSorted(byEnrolment);
  const newest = factors.at(-1);
  if (newest === undefined) return null;
  return {
    ids: factors.map(({ uid }) => uid),
    kind: isPhone(newest) ? "phone" : "app",
    phone_end: isPhone(newest) ? phoneEnd(newest.phoneNumber) : null,
    added_at: timestamp(Date.parse(newest.enrollmentTime ?? "") || Date.now()),
  };
}

function isPhone(factor: MultiFactorInfo): factor is PhoneMultiFactorInfo {
  return factor.factorId === "phone";
}

function isSame({ second_step }: Profile, ids: readonly string[]): boolean {
  return JSON.stringify([...(second_step?.ids ?? [])].sort()) === JSON.stringify([...ids].sort());
}

function shown(step: SecondStep | null): { kind: string; phone_end: string | null } | null {
  return step === null ? null : { kind: step.kind, phone_end: step.phone_end };
}
