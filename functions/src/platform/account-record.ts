import { DomainError } from "@niyamdesk/domain/errors";
import { COLLECTIONS } from "@niyamdesk/domain/paths";
import type { UpdateRequest, UserRecord } from "firebase-admin/auth";
import type { DocumentReference, Timestamp } from "firebase-admin/firestore";
import { accounts, changeAccount, isAuthError, orNone } from "./accounts.ts";
import { timestamp } from "./clock.ts";
import { db } from "./firestore.ts";
import { logFailure, logOddity } from "./log.ts";

/** `accounts/{uid}`: what we know of an account by our own doing. The provider would change an address past us. */
export interface AccountRecord {
  uid: string;
  /** Lower case. */
  email: string;
  email_verified: boolean;
  /** The address that is being given to the account; a process may die before and after. */
  next_email: string | null;
  /** Which link of each kind counts, by the hash of its token. */
  links: Readonly<Record<string, string>>;
  /** Links that were asked for before are void; null: no such time. */
  links_valid_after: Timestamp | null;
  updated_at: Timestamp;
}

export function accountRecordRef(uid: string): DocumentReference<AccountRecord, AccountRecord> {
  return db().collection(COLLECTIONS.accounts).doc(uid) as unknown as DocumentReference<
    AccountRecord,
    AccountRecord
  >;
}

/** The part of an account that the record is about. */
export type Addressed = Pick<UserRecord, "uid" | "emailVerified"> & { email?: string | undefined };

/** A record of the account as it is now. The account must have an address. */
export function newRecord({ uid, email = "", emailVerified }: Addressed): AccountRecord {
  return {
    uid,
    email: email.toLowerCase(),
    email_verified: emailVerified,
    next_email: null,
    links: {},
    links_valid_after: null,
    updated_at: timestamp(),
  };
}

/** Whether we gave the account the address that it has. */
export function isOurDoing({ email, next_email }: AccountRecord, present: string | undefined): boolean {
  const address = present?.toLowerCase();
  return address === email || (next_email !== null && address === next_email);
}

/**
 * Takes back what the provider did past us: somebody who was in the account, or had a code from before, gave it another
 * address.
 *
 * @throws DomainError address_restored
 */
export async function refuseForeignAddress(account: Addressed): Promise<void> {
  const record = (await accountRecordRef(account.uid).get()).data();
  if (!record || isOurDoing(record, account.email)) return;
  await putBack(record);
  throw new DomainError("address_restored");
}

/** The address as we know it, and nobody is signed in any more. */
export async function putBack({ uid, email, email_verified }: AccountRecord): Promise<void> {
  const auth = await accounts();
  await auth.revokeRefreshTokens(uid);
  try {
    await auth.updateUser(uid, { email, emailVerified: email_verified });
    logOddity("address put back", { uid });
  } catch (error) {
    if (!isAuthError(error, "auth/email-already-exists")) throw error;
    // Nobody gets in: a person has to decide whose it is.
    logFailure("address could not be put back", error, { uid });
  }
  await accountRecordRef(uid).update({ links: {}, links_valid_after: timestamp() });
}

/**
 * Gives an account another address, and says so beforehand, so that it is not taken for somebody else's doing.
 *
 * @throws DomainError email_in_use, invalid_input
 */
export async function giveAddress(account: UserRecord, email: string, verified: boolean): Promise<void> {
  const { uid } = account;
  const ref = accountRecordRef(uid);
  const known = (await ref.get()).exists;
  if (known) await ref.update({ next_email: email, updated_at: timestamp() });
  else if (account.email) await ref.set({ ...newRecord(account), next_email: email });
  try {
    await changeAccount((auth) => auth.updateUser(uid, { email, emailVerified: verified }));
  } catch (error) {
    if (known || account.email) await ref.update({ next_email: null });
    throw error;
  }
  const now = timestamp();
  await ref.set(
    {
      ...newRecord({ uid, email, emailVerified: verified }),
      links_valid_after: now,
      updated_at: now,
    },
    { merge: true },
  );
}

/** Without every way to sign in but the password: those were put there before the address was proven. */
export function withPasswordAlone({ providerData, phoneNumber }: UserRecord): UpdateRequest {
  const others = providerData
    .map(({ providerId }) => providerId)
    .filter((id) => id !== "password" && id !== "phone");
  return {
    ...(phoneNumber ? { phoneNumber: null } : {}),
    ...(others.length > 0 ? { providersToUnlink: others } : {}),
  };
}

/** The account, when it is still there. */
export async function accountOf(uid: string): Promise<UserRecord | null> {
  return orNone((await accounts()).getUser(uid));
}
