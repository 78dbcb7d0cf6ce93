import { DomainError } from "@niyamdesk/domain/base/errors";
import { membersOfFranchiseQuery } from "@niyamdesk/domain/franchises/queries";
import { liftPause } from "../mail/queue-with-pause.ts";
import type { Caller } from "../platform/caller.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { endMembership, memberRef } from "../platform/partner-staff.ts";
import { profileRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { staffInvitationMail } from "../staff/staff-invitation.mail.ts";
import { suspend } from "../staff/suspend.ts";
import { withdrawInvitation } from "../staff/withdraw-invitations.ts";

/** A partner takes somebody's work away. @throws DomainError staff_not_found, also for another's */
export async function removeMember(uid: string, by: Caller): Promise<void> {
  const member = (await memberRef(uid).get()).data();
  // Whoever was theirs once may be somebody else's by now, or a partner.
  if (member?.partner_uid !== by.uid || member.ended_at !== null) throw new DomainError("staff_not_found");
  await endMember(uid, by);
}

/** With a franchise ends the work of all who work in it: rules and functions let them in no more from its own commit on. */
export async function endMembers(franchise_id: string, by: Caller): Promise<void> {
  const members = await runQuery(membersOfFranchiseQuery, { franchise_id });
  await eachIsolated("ending a partner's staff", members, ({ id }) => endMember(id, by));
}

/**
 * The record first, by which they are let in: nothing of the partner's is theirs any more, whatever a token still says. Then the
 * account, which signs in no more; an invitation that nobody answered leaves nothing. Safe to repeat.
 */
async function endMember(uid: string, by: Caller): Promise<void> {
  await commitTogether(async (unit) => {
    const member = await unit.get(memberRef(uid));
    const profile = await unit.get(profileRef(uid));
    if (!member || member.ended_at !== null) return;
    await endMembership(unit, uid, by, profile?.role === "franchise" && profile.staff_status === "active");
    liftPause(unit, staffInvitationMail, member.email);
  });
  const profile = (await profileRef(uid).get()).data();
  if (profile === undefined) return;
  if (profile.staff_status === "invited" && (await withdrawInvitation(uid))) return;
  if (profile.role === "franchise") await suspend(uid, true, by);
}
