import { DomainError } from "@niyamdesk/domain/errors";
import type { UserRecord } from "firebase-admin/auth";
import { accounts } from "../../platform/accounts.ts";
import { audit } from "../../platform/audit.ts";
import { timestamp } from "../../platform/clock.ts";
import { sha256 } from "../../platform/hash.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { addressee } from "../mail/addressee.ts";
import { invitationRef, latestInvitationRef, profileRef } from "../refs.ts";
import { hasOwnPassword } from "./has-own-password.ts";

/**
 * Sets the first password by a mailed token, which also proves the address. Once; if the provider fails, the token counts
 * again.
 *
 * @returns the address to sign in with
 * @throws DomainError invitation_not_valid whatever is wrong with it
 */
export async function acceptInvitation(token: string, password: string): Promise<string> {
  const invitation = invitationRef(sha256(token));
  const { uid, email } = await spend(invitation);
  try {
    await (await accounts()).updateUser(uid, { password, emailVerified: true });
  } catch (error) {
    await invitation.update({ used_at: null });
    throw error;
  }
  return email;
}

function spend(invitation: ReturnType<typeof invitationRef>): Promise<{ uid: string; email: string }> {
  return commitTogether(async (unit) => {
    const found = await unit.get(invitation);
    if (!found || found.used_at !== null || found.expires_at.toMillis() <= Date.now()) throw notValid();
    const { uid } = found;
    const [latest, profile, account] = await Promise.all([
      unit.get(latestInvitationRef(uid)),
      unit.get(profileRef(uid)),
      addressee(uid),
    ]);
    if (latest?.hash !== invitation.id.replace(/^invitation_/, "")) throw notValid();
    if (profile?.staff_status !== "invited" || !hasAddress(account)) throw notValid();
    if (hasOwnPassword(account)) throw notValid();
    unit.update(invitation, { used_at: timestamp() });
    audit(unit, `staff.accepted_${uid}_${Date.now()}`, {
      actor: uid,
      role: profile.role,
      action: "staff.accepted",
      subject: profileRef(uid).path,
      before: null,
      after: null,
    });
    return { uid, email: account.email };
  });
}

function hasAddress(account: UserRecord | null): account is UserRecord & { email: string } {
  return Boolean(account?.email);
}

function notValid(): DomainError {
  return new DomainError("invitation_not_valid");
}
