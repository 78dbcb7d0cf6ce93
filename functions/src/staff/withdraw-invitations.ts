import { INVITATION_DAYS } from "@niyamdesk/domain/accounts/account";
import { roleOf } from "@niyamdesk/domain/base/roles";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { invitedStaffQuery } from "@niyamdesk/domain/staff/queries";
import { isStaffRole } from "@niyamdesk/domain/staff/staff";
import { removeAccount } from "../accounts/remove-account.ts";
import { liftPause } from "../mail/queue-with-pause.ts";
import { audit } from "../platform/audit.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { sha256 } from "../platform/hash.ts";
import { heldBy } from "../platform/held-by.ts";
import { memberRef } from "../platform/partner-staff.ts";
import { invitationRef, latestInvitationRef, profileRef, staffPlanRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { staffInvitationMail } from "./staff-invitation.mail.ts";

/** So long after the last link has expired another can be asked for. */
const WAITED_DAYS = 30;

/**
 * Takes back invitations that nobody accepted: account and profile go, so that the address is free again. An account that has its
 * role had been accepted, whatever died afterwards. A partner who was given a territory keeps theirs: it is an administrator's to end or
 * to hand over, and to invite once more.
 *
 * @param now epoch ms
 */
export async function withdrawInvitations(now: number): Promise<{ done: number; failed: number }> {
  const invited = await runWholeQuery(invitedStaffQuery, {});
  return eachIsolated("withdrawing", invited, (entry) => look(entry.data() as Profile, now));
}

async function look({ id, created_at }: Profile, now: number): Promise<void> {
  const latest = (await latestInvitationRef(id).get()).data();
  const expires = latest?.expires_at.toMillis() ?? created_at.toMillis() + INVITATION_DAYS * DAY_MS;
  if (now < expires + WAITED_DAYS * DAY_MS) return;
  if ((await heldBy(id)).length > 0) return;
  await withdrawInvitation(id);
}

/** @returns whether it is withdrawn: it was accepted otherwise, which is noted */
export async function withdrawInvitation(id: string): Promise<boolean> {
  const latest = (await latestInvitationRef(id).get()).data();
  // The profile goes last: by it a run that died is found again.
  const gone = await removeAccount(id, ({ customClaims }) => !isStaffRole(roleOf(customClaims?.role)));
  if (gone) await forget(id, latest?.hash);
  else await noteAccepted(id);
  return gone;
}

function noteAccepted(uid: string): Promise<void> {
  return commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    if (profile?.staff_status !== "invited") return;
    unit.update(profileRef(uid), { staff_status: "active", updated_at: timestamp() });
  });
}

function forget(uid: string, hash: string | undefined): Promise<void> {
  return commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    if (!profile) return;
    const member = await unit.get(memberRef(uid));
    if (member) unit.delete(memberRef(uid));
    unit.delete(profileRef(uid));
    unit.delete(latestInvitationRef(uid));
    if (hash !== undefined) unit.delete(invitationRef(hash));
    if (profile.email !== null) {
      unit.delete(staffPlanRef(sha256(profile.email)));
      liftPause(unit, staffInvitationMail, profile.email);
    }
    audit(unit, `staff.invitation_withdrawn_${uid}`, {
      actor: "system",
      role: "",
      action: "staff.invitation_withdrawn",
      subject: profileRef(uid).path,
      before: { role: profile.role, staff_status: "invited" },
      after: null,
    });
  });
}
