import { randomBytes } from "node:crypto";
import { INVITATION_DAYS } from "@niyamdesk/domain/accounts/account";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { queueWithPause } from "../mail/queue-with-pause.ts";
import { withPasswordAlone } from "../platform/account-record.ts";
import { inTurn } from "../platform/account-turn.ts";
import { accountByEmail, accounts } from "../platform/accounts.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { memberRef } from "../platform/partner-staff.ts";
import { latestInvitationRef, profileRef } from "../platform/refs.ts";
import { endSessions } from "../platform/sessions.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { staffInvitationMail } from "../staff/staff-invitation.mail.ts";

/** Writes who they are now. It reads before anything is written. */
type Recorded = (unit: UnitOfWork, uid: string) => Promise<void>;

/**
 * Somebody whom the same partner had removed comes back on the account they had, which may do nothing until the mail is answered: it
 * has no role and no password by then. An account that was closed for anything else is not a partner's to open.
 *
 * @returns their uid; null: nobody of this address was theirs
 * @throws DomainError too_many_requests where no mail may go there now
 */
export async function inviteAgain(email: string, by: Caller, recorded: Recorded): Promise<string | null> {
  const uid = (await accountByEmail(email))?.uid;
  if (uid === undefined) return null;
  return inTurn(uid, async () => {
    const account = await accountByEmail(email);
    if (account?.uid !== uid || !(await mayReturn(uid, by))) return null;
    const auth = await accounts();
    const { role: _taken, ...claims } = account.customClaims ?? {};
    await auth.setCustomUserClaims(uid, claims);
    await endSessions(uid);
    // Whoever dies from here on finds it closed still, by the profile, and can be asked again.
    const password = randomBytes(32).toString("base64url");
    await auth.updateUser(uid, { disabled: false, password, ...withPasswordAlone(account) });
    await commitTogether((unit) => reopen(unit, { uid, email }, by, recorded));
    return uid;
  });
}

async function mayReturn(uid: string, by: Caller): Promise<boolean> {
  const [member, profile] = await Promise.all([memberRef(uid).get(), profileRef(uid).get()]);
  const { partner_uid, ended_at, closed } = member.data() ?? {};
  const wasTheirs = partner_uid === by.uid && Boolean(ended_at) && closed === true;
  return wasTheirs && profile.get("role") === "franchise" && profile.get("staff_status") === "suspended";
}

async function reopen(
  unit: UnitOfWork,
  { uid, email: to }: { uid: string; email: string },
  by: Caller,
  recorded: Recorded,
): Promise<void> {
  const latest = await unit.get(latestInvitationRef(uid));
  const asker = { as: "proven_account", who: by.uid } as const;
  const mail = { to, data: { uid }, proven: false, asker };
  await recorded(unit, uid);
  const { queued } = await queueWithPause(unit, staffInvitationMail, mail);
  if (!queued) throw new DomainError("too_many_requests");
  unit.update(profileRef(uid), {
    ...{ staff_status: "invited", invited_by: by.uid, updated_at: timestamp(unit.now()) },
  });
  // Nobody answered so far counts from now on, not from the invitation of back then.
  const expires_at = timestamp(unit.now() + INVITATION_DAYS * DAY_MS);
  if (latest) unit.update(latestInvitationRef(uid), { expires_at });
  else unit.create(latestInvitationRef(uid), { hash: sha256(randomBytes(32).toString("hex")), expires_at });
  audit(unit, `staff.invited_again_${uid}_${unit.now()}`, {
    ...{ actor: by.uid, role: by.role ?? "", action: "staff.invited_again", subject: profileRef(uid).path },
    ...{ before: { staff_status: "suspended" }, after: { staff_status: "invited" } },
  });
}
