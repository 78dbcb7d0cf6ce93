import { randomUUID } from "node:crypto";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { roleOf } from "@niyamdesk/domain/base/roles";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { isStaffRole } from "@niyamdesk/domain/staff/staff";
import { refuseTakenAddress } from "../accounts/rightful-owner.ts";
import { queueWithPause } from "../mail/queue-with-pause.ts";
import { inTurn } from "../platform/account-turn.ts";
import { accountByEmail, changeAccount, isAuthError } from "../platform/accounts.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { profileRef, staffPlanRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { newProfile } from "../profiles/new-profile.ts";
import { staffInvitationMail } from "./staff-invitation.mail.ts";

type Invited = ParsedInput<"inviteStaff">;
/** What else is written in the commit of the profile. It reads before anything is written. */
type Also = (unit: UnitOfWork, uid: string) => Promise<void>;
const nothing: Also = () => Promise.resolve();

/**
 * Makes an account that may do nothing yet, then profile and mail in one commit. Role and number stand in the profile as what
 * was typed: the account gets the role when the invitation is accepted, and the number when its owner proves it. Which account
 * it is was written down before, so that a second try goes on where the first one died.
 *
 * @throws DomainError email_in_use (to an administrator with the fact `account`: client or staff), invalid_input; too_many_requests to
 * others, where no mail may go there now
 */
export async function invite(invited: Invited, by: Caller, also: Also = nothing): Promise<string> {
  const plan = staffPlanRef(sha256(invited.email));
  await refuseTaken(invited, (await plan.get()).data()?.uid ?? null, by);
  const uid = await planned(plan, invited.email);
  await inTurn(uid, async () => {
    // Two administrators at once, or the invitation was accepted since: the account is made, and is no longer ours to change.
    if ((await profileRef(uid).get()).exists) return;
    await makeAccount(uid, invited);
    await record(uid, invited, by, also);
  });
  return uid;
}

/** Before anything is written. `ours` is the account of an invitation that was begun. */
async function refuseTaken({ email }: Invited, ours: string | null, by: Caller): Promise<void> {
  const owner = await accountByEmail(email);
  if (owner === null) return refuseTakenAddress(email);
  const profile = (await profileRef(owner.uid).get()).data();
  if (owner.uid === ours && !profile) return;
  // Who has accounts here, and as what, is nobody's to learn but ours.
  if (by.role !== "admin") throw new DomainError("email_in_use");
  const isStaff = isStaffRole(roleOf(owner.customClaims?.role)) || Boolean(profile?.staff_status);
  throw new DomainError("email_in_use", { account: isStaff ? "staff" : "client" });
}

/** Whoever was invited at this address before may have another one by now: that is not the account to be made. */
function planned(plan: ReturnType<typeof staffPlanRef>, email: string): Promise<string> {
  return commitTogether(async (unit) => {
    const begun = await unit.get(plan);
    const profile = begun && (await unit.get(profileRef(begun.uid)));
    const now = Date.now();
    const isOthers = profile !== undefined && profile.email !== email;
    if (begun && begun.expires_at.toMillis() > now && !isOthers) return begun.uid;
    const next = { uid: randomUUID(), expires_at: timestamp(now + DAY_MS) };
    if (begun) unit.update(plan, next);
    else unit.create(plan, next);
    return next.uid;
  });
}

async function makeAccount(uid: string, { email, name }: Invited): Promise<void> {
  await changeAccount(async (auth) => {
    try {
      await auth.createUser({ uid, email, displayName: name });
    } catch (error) {
      if (!isAuthError(error, "auth/uid-already-exists")) throw error;
      await auth.updateUser(uid, { email, displayName: name });
    }
  });
}

function record(uid: string, { email, name, phone, role }: Invited, by: Caller, also: Also): Promise<void> {
  return commitTogether(async (unit) => {
    if (await unit.get(profileRef(uid))) return;
    await also(unit, uid);
    unit.create(profileRef(uid), {
      ...newProfile(uid, role),
      email,
      name,
      phone: phone ?? null,
      staff_status: "invited",
      invited_by: by.uid,
    });
    const asker = { as: "proven_account", who: by.uid } as const;
    const invitation = { to: email, data: { uid } };
    // An administrator vouches for it.
    const proven = by.role === "admin";
    const { queued } = await queueWithPause(unit, staffInvitationMail, { ...invitation, proven, asker });
    // An administrator sees that it waits, and may send it again; nobody else could.
    if (!queued && by.role !== "admin") throw new DomainError("too_many_requests");
    audit(unit, `staff.invited_${uid}`, {
      actor: by.uid,
      role: by.role ?? "",
      action: "staff.invited",
      subject: profileRef(uid).path,
      before: null,
      after: { role },
    });
  });
}
