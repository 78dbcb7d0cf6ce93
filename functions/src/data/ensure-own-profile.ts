import type { ParsedInput } from "@niyamdesk/domain/callables";
import { DomainError } from "@niyamdesk/domain/errors";
import type { Profile } from "@niyamdesk/domain/profile";
import { type Role, roleOf } from "@niyamdesk/domain/roles";
import { isStaffRole } from "@niyamdesk/domain/staff";
import type { UserRecord } from "firebase-admin/auth";
import { accounts, orNone } from "../platform/accounts.ts";
import { type Caller, ownAccount } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { becomesAdministrator } from "./accounts/administrator-proof.ts";
import { eraseRecord } from "./accounts/erase-record.ts";
import { tellFormerAddress } from "./accounts/tell-former-address.ts";
import { asName } from "./mail/addressee.ts";
import { newProfile } from "./profiles.ts";
import { deletionRef, profileRef } from "./refs.ts";

interface Ensured {
  created: boolean;
  /** The account has another role than the caller's token says: it must be read anew. */
  role_changed: boolean;
}

/**
 * Idempotent. What the profile holds is kept; what only the server knows of the account is brought up to date.
 *
 * @throws DomainError unauthenticated, account_suspended, address_restored, invitation_waiting
 */
export async function ensureOwnProfile(
  caller: Caller,
  given: ParsedInput<"ensureProfile">,
): Promise<Ensured> {
  const account = await ownAccount(caller);
  const claimed = roleOf(account.customClaims?.role);
  await refuseInvited(account.uid, claimed);
  const role = await roleFor(account, claimed, given.proof);
  if (role !== claimed) {
    await (await accounts()).setCustomUserClaims(caller.uid, { ...account.customClaims, role });
  }
  const outcome = await ensure(account, role, given);
  if (outcome === "deleted") {
    await eraseRecord(caller.uid);
    await orNone((await accounts()).deleteUser(caller.uid));
    throw new DomainError("unauthenticated");
  }
  return { created: outcome === "created", role_changed: role !== caller.role };
}

/** Whoever came in another way than by the invitation, such as a new password, has not accepted it and has no role. */
async function refuseInvited(uid: string, claimed: Role | null): Promise<void> {
  if (isStaffRole(claimed)) return;
  const profile = (await profileRef(uid).get()).data();
  if (profile?.staff_status === "invited") throw new DomainError("invitation_waiting");
}

/** A role that was given stays; the designated administrator gets it on verifying the address from a session of the account. */
async function roleFor(account: UserRecord, claimed: Role | null, proof: string | undefined): Promise<Role> {
  if (claimed !== null && claimed !== "client_user") return claimed;
  return (await becomesAdministrator(account, proof)) ? "admin" : "client_user";
}

/** What the account itself says, and nothing that it does not know. */
function knownOf(account: UserRecord, role: Role, before: Profile | undefined): Partial<Profile> {
  const suspended = before?.staff_status === "suspended";
  return {
    role,
    email_verified: account.emailVerified,
    ...(account.email ? { email: account.email } : {}),
    ...(account.phoneNumber ? { phone: account.phoneNumber } : {}),
    // Whoever calls has signed in; letting in again is up to an administrator.
    ...(suspended ? {} : { staff_status: role === "client_user" ? null : "active" }),
  };
}

/** `deleted`: somebody erased the account's data and died before the account itself was gone. */
function ensure(
  account: UserRecord,
  role: Role,
  given: ParsedInput<"ensureProfile">,
): Promise<"created" | "kept" | "deleted"> {
  const ref = profileRef(account.uid);
  return db().runTransaction(async (tx) => {
    const [found, deletion] = await Promise.all([tx.get(ref), tx.get(deletionRef(account.uid))]);
    if (deletion.exists) return "deleted";
    const profile = found.data();
    const known = knownOf(account, role, profile);
    if (!profile) {
      tx.create(ref, {
        ...newProfile(account.uid, role),
        phone: given.phone ?? null,
        ...known,
        name: given.name ?? asName(account.displayName),
      });
      return "created";
    }
    if (Object.entries(known).some(([field, value]) => profile[field as keyof Profile] !== value)) {
      tx.update(ref, { ...known, updated_at: timestamp() });
      tellFormerAddress(tx, profile, account);
    }
    return "kept";
  });
}
