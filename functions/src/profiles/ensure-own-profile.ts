import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Language } from "@niyamdesk/domain/base/languages";
import { roleOf } from "@niyamdesk/domain/base/roles";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { isStaffRole } from "@niyamdesk/domain/staff/staff";
import type { UserRecord } from "firebase-admin/auth";
import { becomesAdministrator } from "../accounts/administrator-proof.ts";
import { removeAccount } from "../accounts/remove-account.ts";
import { tellFormerAddress } from "../accounts/tell-former-address.ts";
import { noteConsent } from "../consents/note-consent.ts";
import { asName } from "../mail/addressee.ts";
import { accountOf } from "../platform/account-record.ts";
import { inTurn } from "../platform/account-turn.ts";
import { accounts } from "../platform/accounts.ts";
import { type Caller, ownAccount } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { deletionRef, profileRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { newProfile } from "./new-profile.ts";

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
  let account = await ownAccount(caller);
  await refuseInvited(account);
  if (roleOf(account.customClaims?.role) === null) account = await makeClient(account);
  const may = roleOf(account.customClaims?.role) === "client_user";
  if (may && (await becomesAdministrator(caller, given.proof))) account = await ownAccount(caller);
  const outcome = await ensureUntilSame(account, given);
  if (given.accepted_in !== undefined) await noteAccepted(account.uid, given.accepted_in);
  return { created: outcome === "created", role_changed: roleOf(account.customClaims?.role) !== caller.role };
}

/** Said once, however often a registration is tried again. */
function noteAccepted(uid: string, language: Language): Promise<boolean> {
  return commitTogether((unit) =>
    noteConsent(unit, { uid }, { purpose: "terms", given: true, place: "sign_up", language }),
  );
}

/** Whoever came in another way than by the invitation, such as a new password, has not accepted it and has no role. */
async function refuseInvited({ uid, customClaims }: UserRecord): Promise<void> {
  if (isStaffRole(roleOf(customClaims?.role))) return;
  const profile = (await profileRef(uid).get()).data();
  if (profile?.staff_status === "invited") throw new DomainError("invitation_waiting");
}

async function ensureUntilSame(
  account: UserRecord,
  given: ParsedInput<"ensureProfile">,
): Promise<"created" | "kept"> {
  const outcome = await ensure(account, given);
  if (outcome === "deleted") {
    await removeAccount(account.uid);
    throw new DomainError("unauthenticated");
  }
  if (outcome === "untouched") return "kept";
  const now = await later(account);
  if (!isSame(account, now)) await ensureUntilSame(now, given);
  return outcome;
}

/** The account as it is by now: whoever changed it meanwhile may have written the profile before us. */
async function later({ uid }: UserRecord): Promise<UserRecord> {
  const account = await accountOf(uid);
  if (account === null) throw new DomainError("unauthenticated");
  return account;
}

function isSame(one: UserRecord, other: UserRecord): boolean {
  return JSON.stringify(knownOf(one, undefined)) === JSON.stringify(knownOf(other, undefined));
}

/** A role that was given meanwhile stays. */
function makeClient({ uid }: UserRecord): Promise<UserRecord> {
  return inTurn(uid, async () => {
    const account = await accountOf(uid);
    if (account === null) throw new DomainError("unauthenticated");
    if (roleOf(account.customClaims?.role) !== null) return account;
    const customClaims = { ...account.customClaims, role: "client_user" };
    await (await accounts()).setCustomUserClaims(uid, customClaims);
    return later(account);
  });
}

/** What the account itself says, and nothing that it does not know. */
function knownOf(account: UserRecord, before: Profile | undefined): Partial<Profile> {
  const role = roleOf(account.customClaims?.role) ?? "client_user";
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
  given: ParsedInput<"ensureProfile">,
): Promise<"created" | "kept" | "untouched" | "deleted"> {
  const ref = profileRef(account.uid);
  return db().runTransaction(async (tx) => {
    const [found, deletion] = await Promise.all([tx.get(ref), tx.get(deletionRef(account.uid))]);
    if (deletion.exists) return "deleted";
    const profile = found.data();
    const known = knownOf(account, profile);
    if (!profile) {
      tx.create(ref, {
        ...newProfile(account.uid, "client_user"),
        phone: given.phone ?? null,
        ...known,
        name: given.name ?? asName(account.displayName),
      });
      return "created";
    }
    if (Object.entries(known).some(([field, value]) => profile[field as keyof Profile] !== value)) {
      tx.update(ref, { ...known, updated_at: timestamp() });
      tellFormerAddress(tx, profile, account);
      return "kept";
    }
    return "untouched";
  });
}
