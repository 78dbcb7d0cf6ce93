import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Role } from "@niyamdesk/domain/base/roles";
import { addressee } from "../mail/addressee.ts";
import { giveAddress, withPasswordAlone } from "../platform/account-record.ts";
import { inTurn } from "../platform/account-turn.ts";
import { accounts } from "../platform/accounts.ts";
import { audit } from "../platform/audit.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { memberRef } from "../platform/partner-staff.ts";
import { invitationRef, profileRef } from "../platform/refs.ts";
import { endSessions } from "../platform/sessions.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { readInvitation } from "./read-invitation.ts";

/**
 * Sets the password by a mailed token, which also proves the address it was mailed to, and gives the role that was offered: until
 * then the account has none. Whatever else had been put on the account to sign in with is taken off it. Once; if the provider
 * fails, the token counts again.
 *
 * @returns the address to sign in with
 * @throws DomainError invitation_not_valid (facts `state`)
 */
export async function acceptInvitation(token: string, password: string): Promise<string> {
  const hash = sha256(token);
  const uid = (await invitationRef(hash).get()).data()?.uid;
  if (uid === undefined) throw new DomainError("invitation_not_valid", { state: "unknown" });
  return inTurn(uid, () => accept(uid, hash, password));
}

async function accept(uid: string, hash: string, password: string): Promise<string> {
  const { email, role } = await spend(hash);
  try {
    const account = await addressee(uid);
    if (account?.email !== email) throw new DomainError("invitation_not_valid", { state: "replaced" });
    const changes = { password, ...withPasswordAlone(account) };
    await giveAddress(account, { email, verified: true, endsLinks: true }, changes);
    await (await accounts()).setCustomUserClaims(uid, { ...account.customClaims, role });
  } catch (error) {
    await giveBack(hash);
    throw error;
  }
  await endSessions(uid);
  await note(uid, role);
  return email;
}

/** Whoever dies before this is still invited, and another invitation finishes it; the first sign-in does as well. */
function note(uid: string, role: Role): Promise<void> {
  const ref = profileRef(uid);
  const now = Date.now();
  return commitTogether(async (unit) => {
    const profile = await unit.get(ref);
    const member = await unit.get(memberRef(uid));
    const isAwaited = member?.accepted_at === null && member.ended_at === null;
    if (isAwaited) unit.update(memberRef(uid), { accepted_at: timestamp(unit.now()) });
    audit(unit, `staff.accepted_${uid}_${now}`, {
      ...{ actor: uid, role, action: "staff.accepted", subject: ref.path },
      ...{ before: null, after: null },
    });
    if (profile?.staff_status !== "invited") return;
    unit.update(ref, { staff_status: "active", email_verified: true, updated_at: timestamp() });
  });
}

function spend(hash: string): Promise<{ role: Role; email: string }> {
  return commitTogether(async (unit) => {
    const found = await readInvitation(unit, hash);
    if (found.state !== "good") throw new DomainError("invitation_not_valid", { state: found.state });
    const { role, email } = found;
    unit.update(invitationRef(hash), { used_at: timestamp() });
    return { role, email };
  });
}

/** Unless a newer one took its place meanwhile. */
function giveBack(hash: string): Promise<void> {
  return commitTogether(async (unit) => {
    if (await unit.get(invitationRef(hash))) unit.update(invitationRef(hash), { used_at: null });
  });
}
