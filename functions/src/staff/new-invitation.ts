import { INVITATION_DAYS } from "@niyamdesk/domain/accounts/account";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { oneTimeToken, sha256 } from "../platform/hash.ts";
import { invitationRef, latestInvitationRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** A new token to set the first password with; those before it are worth nothing from now on. */
export async function newInvitation(uid: string, email: string): Promise<string> {
  const token = oneTimeToken();
  const hash = sha256(token);
  await commitTogether(async (unit) => {
    const latest = await unit.get(latestInvitationRef(uid));
    const expires_at = timestamp(Date.now() + INVITATION_DAYS * DAY_MS);
    if (latest) {
      unit.delete(invitationRef(latest.hash));
      unit.update(latestInvitationRef(uid), { hash, expires_at });
    } else unit.create(latestInvitationRef(uid), { hash, expires_at });
    unit.create(invitationRef(hash), { uid, email, expires_at, used_at: null });
  });
  return token;
}
