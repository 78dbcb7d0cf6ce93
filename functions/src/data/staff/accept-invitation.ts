import { DomainError } from "@niyamdesk/domain/errors";
import { accounts } from "../../platform/accounts.ts";
import { audit } from "../../platform/audit.ts";
import { timestamp } from "../../platform/clock.ts";
import { sha256 } from "../../platform/hash.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { invitationRef, profileRef } from "../refs.ts";
import { readInvitation } from "./read-invitation.ts";

/**
 * Sets the first password by a mailed token, which also proves the address. Once; if the provider fails, the token counts
 * again.
 *
 * @returns the address to sign in with
 * @throws DomainError invitation_not_valid (facts `state`)
 */
export async function acceptInvitation(token: string, password: string): Promise<string> {
  const hash = sha256(token);
  const { uid, email } = await spend(hash);
  try {
    await (await accounts()).updateUser(uid, { password, emailVerified: true });
  } catch (error) {
    await invitationRef(hash).update({ used_at: null });
    throw error;
  }
  return email;
}

function spend(hash: string): Promise<{ uid: string; email: string }> {
  return commitTogether(async (unit) => {
    const found = await readInvitation(unit, hash);
    if (found.state !== "good") throw new DomainError("invitation_not_valid", { state: found.state });
    const { uid, role, email } = found;
    unit.update(invitationRef(hash), { used_at: timestamp() });
    audit(unit, `staff.accepted_${uid}_${Date.now()}`, {
      actor: uid,
      role,
      action: "staff.accepted",
      subject: profileRef(uid).path,
      before: null,
      after: null,
    });
    return { uid, email };
  });
}
