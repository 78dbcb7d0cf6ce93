import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { Profile } from "@niyamdesk/domain/profile";
import { type Role, roleOf } from "@niyamdesk/domain/roles";
import type { UserRecord } from "firebase-admin/auth";
import { timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { baseRole } from "./base-role.ts";
import { newProfile } from "./profiles.ts";
import { profileRef } from "./refs.ts";

interface Ensured {
  created: boolean;
  /** The account was given another role: its token must be read anew. */
  role_changed: boolean;
}

/** Idempotent. What the profile holds is kept; what only the server knows of the account is brought up to date. */
export async function ensureOwnProfile(uid: string, given: ParsedInput<"ensureProfile">): Promise<Ensured> {
  const { getAuth } = await import("firebase-admin/auth");
  db(); // the app is initialised with the database
  const account = await getAuth().getUser(uid);
  const claimed = roleOf(account.customClaims?.role);
  const role = roleFor(account, claimed);
  if (role !== claimed) await getAuth().setCustomUserClaims(uid, { ...account.customClaims, role });
  return { created: await ensure(account, role, given), role_changed: role !== claimed };
}

/** A role that was given stays; the designated administrator gets it on verifying the address. */
function roleFor(account: UserRecord, claimed: Role | null): Role {
  const base = baseRole(account);
  return claimed === null || claimed === "client_user" ? base : claimed;
}

function ensure(account: UserRecord, role: Role, given: ParsedInput<"ensureProfile">): Promise<boolean> {
  const ref = profileRef(account.uid);
  return db().runTransaction(async (tx) => {
    const profile = (await tx.get(ref)).data();
    const known: Partial<Profile> = {
      role,
      email_verified: account.emailVerified,
      ...(account.email ? { email: account.email } : {}),
    };
    if (!profile) {
      tx.create(ref, {
        ...newProfile(account.uid, role),
        ...known,
        name: given.name ?? account.displayName ?? "",
        phone: given.phone ?? account.phoneNumber ?? null,
      });
      return true;
    }
    if (Object.entries(known).some(([field, value]) => profile[field as keyof Profile] !== value)) {
      tx.update(ref, { ...known, updated_at: timestamp() });
    }
    return false;
  });
}
