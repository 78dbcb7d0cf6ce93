import { DomainError } from "@niyamdesk/domain/base/errors";
import { membersOfFranchiseQuery } from "@niyamdesk/domain/franchises/queries";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { memberRef } from "../platform/partner-staff.ts";
import { profileRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
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
    if (!member || member.ended_at !== null) return;
    unit.update(memberRef(uid), { ended_at: timestamp(unit.now()) });
    audit(unit, `franchise.member_removed_${uid}_${unit.now()}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "franchise.member_removed" },
      ...{ subject: memberRef(uid).path, before: { franchise_id: member.franchise_id }, after: null },
    });
  });
  const profile = (await profileRef(uid).get()).data();
  if (profile === undefined) return;
  if (profile.staff_status === "invited" && (await withdrawInvitation(uid))) return;
  if (profile.role === "franchise") await suspend(uid, true, by);
}
