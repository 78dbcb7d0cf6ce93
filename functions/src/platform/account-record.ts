import { DomainError } from "@niyamdesk/domain/base/errors";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { UpdateRequest, UserRecord } from "firebase-admin/auth";
import type { DocumentReference, Timestamp } from "firebase-admin/firestore";
import { inTurn } from "./account-turn.ts";
import { accounts, changeAccount, isAuthError, orNone } from "./accounts.ts";
import { timestamp } from "./clock.ts";
import { db } from "./firestore.ts";
import { logFailure, logOddity } from "./log.ts";
import { endSessions } from "./sessions.ts";
import { commitTogether } from "./unit-of-work.ts";

/** `accounts/{uid}`: what we know of an account by our own doing. The provider would change an address past us. */
export interface AccountRecord {
  uid: string;
  /** Lower case; empty: none, of an account that signs in by phone. */
  email: string;
  email_verified: boolean;
  /** The address that is being given to the account, or proven for it; a process may die before and after. */
  next_email: string | null;
  /** Whether that one counts as proven. */
  next_verified: boolean;
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

/** A record of the account as it is now. */
export function newRecord({ uid, email = "", emailVerified }: Addressed): AccountRecord {
  return {
    uid,
    email: email.toLowerCase(),
    email_verified: emailVerified,
    next_email: null,
    next_verified: false,
    links: {},
    links_valid_after: null,
    updated_at: timestamp(),
  };
}

/** Whether we gave the account the address that it has. */
export function isOurDoing({ email, next_email }: AccountRecord, present: string | undefined): boolean {
  const address = present?.toLowerCase() ?? "";
  return address === email || (next_email !== null && address === next_email);
}

/** Whether the provider took its address for proven without us: by a code of its own that somebody followed. */
export function isProvenPastUs(record: AccountRecord, { email, emailVerified }: Addressed): boolean {
  if (!emailVerified || !isOurDoing(record, email)) return false;
  const address = email?.toLowerCase();
  return !(
    (record.email_verified && address === record.email) ||
    (record.next_verified && address === record.next_email)
  );
}

/** The record, when there is one. */
export async function recordOf(uid: string): Promise<AccountRecord | undefined> {
  return (await accountRecordRef(uid).get()).data();
}

/**
 * Takes back what the provider did past us: somebody who was in the account, or had a code from before, gave it another
 * address. What was read here may be older than a change of ours: it is read again in the account's turn.
 *
 * @throws DomainError address_restored
 */
export async function refuseForeignAddress(account: Addressed, patienceMs?: number): Promise<void> {
  const record = await recordOf(account.uid);
  if (!record || isOurDoing(record, account.email)) return;
  await inTurn(account.uid, () => refuseForeignInTurn(account.uid), patienceMs);
}

/** The same for whoever has the account's turn. @throws DomainError address_restored */
export async function refuseForeignInTurn(uid: string): Promise<void> {
  const [account, record] = await Promise.all([accountOf(uid), recordOf(uid)]);
  if (!account || !record || isOurDoing(record, account.email)) return;
  await putBack(record, account);
  throw new DomainError("address_restored");
}

/** In the account's turn: the address as we know it, and nobody is signed in any more. */
export async function putBack(record: AccountRecord, account: UserRecord): Promise<void> {
  const { uid, email, email_verified } = record;
  try {
    const before = email === "" ? withPhoneAlone(account) : { email, emailVerified: email_verified };
    const now = await (await accounts()).updateUser(uid, before);
    if (now.email?.toLowerCase() !== (email || undefined)) throw new RangeError("It has another address");
    logOddity("address put back", { uid });
  } catch (error) {
    if (!isAuthError(error, "auth/email-already-exists")) throw error;
    // Nobody gets in: a person has to decide whose it is.
    logFailure("address could not be put back", error, { uid });
  }
  await endSessions(uid);
  const changed = { next_email: null, next_verified: false, links: {}, links_valid_after: timestamp() };
  await accountRecordRef(uid).update(changed);
}

/**
 * In the account's turn: gives it another address, or proves the one it has, and says so beforehand, so that it is not taken
 * for somebody else's doing. The address stands in the same call as its proof, so that no other address is ever proven by it,
 * whatever happens at the same time.
 *
 * @param changes what else the account gets in the same call
 * @param endsLinks whether links from before do nothing any more
 * @throws DomainError email_in_use, invalid_input
 */
export async function giveAddress(
  account: UserRecord,
  { email, verified, endsLinks }: { email: string; verified: boolean; endsLinks: boolean },
  changes: UpdateRequest = {},
): Promise<void> {
  const { uid } = account;
  const ref = accountRecordRef(uid);
  await announce(account, email, verified);
  try {
    await changeAccount((auth) => auth.updateUser(uid, { ...changes, email, emailVerified: verified }));
  } catch (error) {
    await withdraw(uid, email);
    throw error;
  }
  const now = timestamp();
  await commitTogether(async (unit) => {
    const record = await unit.get(ref);
    // Somebody else has had the turn meanwhile, and says what the account is.
    if (record && record.next_email !== email) return;
    const given = { email, email_verified: verified, next_email: null, next_verified: false };
    const ended = endsLinks ? { links: {}, links_valid_after: now } : {};
    if (record) unit.update(ref, { ...given, ...ended, updated_at: now });
    else unit.create(ref, { ...newRecord({ uid, email, emailVerified: verified }), ...ended });
  });
}

function announce(account: UserRecord, email: string, verified: boolean): Promise<void> {
  const ref = accountRecordRef(account.uid);
  const next = { next_email: email, next_verified: verified };
  return commitTogether(async (unit) => {
    if (await unit.get(ref)) unit.update(ref, { ...next, updated_at: timestamp() });
    else unit.create(ref, { ...newRecord(account), ...next });
  });
}

function withdraw(uid: string, email: string): Promise<void> {
  const ref = accountRecordRef(uid);
  return commitTogether(async (unit) => {
    const record = await unit.get(ref);
    if (record?.next_email === email) unit.update(ref, { next_email: null, next_verified: false });
  });
}

/** Without every way to sign in but the password, and no second step: those were put there before the address was proven. */
export function withPasswordAlone(account: UserRecord): UpdateRequest {
  const { providerData, phoneNumber } = account;
  const others = providerData
    .map(({ providerId }) => providerId)
    .filter((id) => id !== "password" && id !== "phone");
  return {
    ...(phoneNumber ? { phoneNumber: null } : {}),
    ...(others.length > 0 ? { providersToUnlink: others } : {}),
    ...withoutSecondStep(account),
  };
}

/** Without a second step, where there is one. */
export function withoutSecondStep({ multiFactor }: UserRecord): UpdateRequest {
  return multiFactor?.enrolledFactors?.length ? { multiFactor: { enrolledFactors: null } } : {};
}

/** Without an address, which goes with the password, and without whoever else vouched for one. */
function withPhoneAlone({ providerData }: UserRecord): UpdateRequest {
  const others = providerData.map(({ providerId }) => providerId).filter((id) => id !== "phone");
  return { providersToUnlink: [...new Set(["password", ...others])] };
}

/** The account, when it is still there. */
export async function accountOf(uid: string): Promise<UserRecord | null> {
  return orNone((await accounts()).getUser(uid));
}
