import { DomainError } from "@niyamdesk/domain/base/errors";
import { membersOfFranchiseQuery, ownMembersQuery } from "@niyamdesk/domain/franchises/queries";
import { liftPause } from "../mail/queue-with-pause.ts";
import type { Caller } from "../platform/caller.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { endMembership, memberRef } from "../platform/partner-staff.ts";
import { profileRef } from "../platform/refs.ts";
import { runQuery, runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { staffInvitationMail } from "../staff/staff-invitation.mail.ts";
import { suspend } from "../staff/suspend.ts";
import { withdrawInvitation } from "../staff/withdraw-invitations.ts";

/** A partner takes somebody's work away; again, what is left of it is done. @throws DomainError staff_not_found, also for another's */
export async function removeMember(uid: string, by: Caller): Promise<void> {
  const member = (await memberRef(uid).get()).data();
  if (member?.partner_uid !== by.uid) throw new DomainError("staff_not_found");
  // Once all is done it is not theirs any more: an administrator may have opened the account since.
  if (member.ended_at !== null && !member.closing) throw new DomainError("staff_not_found");
  await endMember(uid, by);
}

/** With a franchise ends the work of all who work in it: rules and functions let them in no more from its own commit on. */
export async function endMembers(franchise_id: string, by: Caller): Promise<void> {
  const members = await runQuery(membersOfFranchiseQuery, { franchise_id });
  await eachIsolated("ending a partner's staff", members, ({ id }) => endMember(id, by));
}

/** Somebody is a partner no more: so is nobody who worked for them, in whichever franchise. */
export async function endStaffOf(partner: string, by: Caller): Promise<void> {
  const members = await runWholeQuery(ownMembersQuery, { uid: partner });
  await eachIsolated("ending a former partner's staff", members, ({ id }) => endMember(id, by));
}

/**
 * The record first, by which they are let in: nothing of the partner's is theirs any more, whatever a token still says. Then the
 * account, which signs in no more; an invitation that nobody answered leaves nothing. Safe to repeat: the record says until the end that
 * something is left to do.
 */
export async function endMember(uid: string, by: Caller): Promise<void> {
  await commitTogether(async (unit) => {
    const member = await unit.get(memberRef(uid));
    const profile = await unit.get(profileRef(uid));
    if (!member || member.ended_at !== null) return;
    await endMembership(unit, uid, by, profile?.role === "franchise" && profile.staff_status === "active");
    liftPause(unit, staffInvitationMail, member.email);
    unit.update(memberRef(uid), { closing: true });
  });
  await closeAccount(uid, by);
  await commitTogether(async (unit) => {
    const member = await unit.get(memberRef(uid));
    if (member?.closing) unit.update(memberRef(uid), { closing: false });
  });
}

async function closeAccount(uid: string, by: Caller): Promise<void> {
  const profile = (await profileRef(uid).get()).data();
  if (profile === undefined) return;
  if (profile.staff_status === "invited" && (await withdrawInvitation(uid))) return;
  if (profile.role === "franchise") await suspend(uid, true, by);
}
