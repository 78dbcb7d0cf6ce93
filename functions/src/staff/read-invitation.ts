import type { LinkState } from "@niyamdesk/domain/accounts/account";
import type { Role } from "@niyamdesk/domain/base/roles";
import type { UserRecord } from "firebase-admin/auth";
import { addressee } from "../mail/addressee.ts";
import { invitationRef, latestInvitationRef, profileRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

interface Good {
  state: "good";
  uid: string;
  /** What it offers. */
  role: Role;
  /** The account's. */
  email: string;
  /** The number that was typed with it, which nobody has proven. */
  phone: string | null;
}

/**
 * What an invitation still does. One that was followed by a newer one is not known any more.
 *
 * @param hash SHA-256 of its token
 */
export async function readInvitation(
  unit: Pick<UnitOfWork, "get">,
  hash: string,
): Promise<Good | { state: Exclude<LinkState, "good"> }> {
  const found = await unit.get(invitationRef(hash));
  if (!found) return { state: "unknown" };
  if (found.used_at !== null) return { state: "used" };
  const { uid } = found;
  const [latest, profile, account] = await Promise.all([
    unit.get(latestInvitationRef(uid)),
    unit.get(profileRef(uid)),
    addressee(uid),
  ]);
  const isCurrent = latest?.hash === hash && account?.email === found.email;
  if (!isCurrent || !profile || !hasAddress(account)) return { state: "replaced" };
  if (profile.staff_status === "active") return { state: "used" };
  if (profile.staff_status !== "invited") return { state: "replaced" };
  if (found.expires_at.toMillis() <= Date.now()) return { state: "expired" };
  return { state: "good", uid, role: profile.role, email: account.email, phone: profile.phone };
}

function hasAddress(account: UserRecord | null): account is UserRecord & { email: string } {
  return Boolean(account?.email);
}
