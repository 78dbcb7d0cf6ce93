import { LINK_HOURS, type LinkPurpose, type LinkState } from "@niyamdesk/domain/accounts/account";
import { linksOfQuery } from "@niyamdesk/domain/accounts/queries";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { UserRecord } from "firebase-admin/auth";
import type { DocumentReference, Timestamp } from "firebase-admin/firestore";
import {
  type AccountRecord,
  accountOf,
  accountRecordRef,
  newRecord,
  refuseForeignInTurn,
} from "../platform/account-record.ts";
import { inTurn } from "../platform/account-turn.ts";
import { DAY_MS, HOUR_MS, SECOND_MS, timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { oneTimeToken, sha256 } from "../platform/hash.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * `administrator`: proves in a session of the account that the designated mailbox was opened there. `numberTicket`: given to
 * whoever proved the account's number by a code, and was not let in.
 */
type Purpose = LinkPurpose | "administrator" | "numberTicket";

/** `account_links/{SHA-256 of the token}`: the token itself is in the mail only. */
interface AccountLink {
  uid: string;
  purpose: Purpose;
  /** The account's address when it was made. */
  email: string;
  /** The address it is to get, for a change. */
  new_email: string | null;
  asked_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  /** When it is forgotten. */
  erase_at: Timestamp;
}

/** Of an account with an address. */
type Addressed = Pick<UserRecord, "uid" | "emailVerified" | "tokensValidAfterTime"> & { email: string };
type OwnerOfAddress = UserRecord & { email: string };

/** How long an expired link can be told from one that never was. */
const REMEMBERED_MS = 30 * DAY_MS;
const OWN_HOURS = { administrator: 24, numberTicket: 1 } as const;

const linkRef = (hash: string) =>
  db().collection(COLLECTIONS.accountLinks).doc(hash) as unknown as DocumentReference<
    AccountLink,
    AccountLink
  >;

/**
 * A token that does one thing to one account, once. It takes the place of the one before. Null when sessions were ended
 * since it was asked for: whoever asked may have been thrown out by that. Null for an account that is gone by now, too, and
 * nothing of it is kept.
 *
 * @param askedAt epoch ms
 */
export async function newLink(
  account: Addressed,
  purpose: Purpose,
  askedAt: number,
  newEmail: string | null = null,
): Promise<string | null> {
  const token = await storeLink(account, purpose, askedAt, newEmail);
  // A deletion looks for links when the account is gone: either it finds this one, or it is found here.
  if (token === null || (await accountOf(account.uid)) !== null) return token;
  await Promise.all([linkRef(sha256(token)).delete(), accountRecordRef(account.uid).delete()]);
  return null;
}

function storeLink(
  account: Addressed,
  purpose: Purpose,
  askedAt: number,
  newEmail: string | null,
): Promise<string | null> {
  const token = oneTimeToken();
  const hash = sha256(token);
  const ref = accountRecordRef(account.uid);
  return commitTogether(async (unit) => {
    const record = await unit.get(ref);
    if (endedSince(askedAt, account, record)) return null;
    // The account has got another address since it was read.
    if (record && record.email !== account.email) return null;
    if (record) unit.update(ref, { links: { ...record.links, [purpose]: hash } });
    else unit.create(ref, { ...newRecord(account), links: { [purpose]: hash } });
    const expires = Date.now() + { ...LINK_HOURS, ...OWN_HOURS }[purpose] * HOUR_MS;
    unit.create(linkRef(hash), {
      uid: account.uid,
      purpose,
      email: account.email,
      new_email: newEmail,
      asked_at: timestamp(askedAt),
      expires_at: timestamp(expires),
      used_at: null,
      erase_at: timestamp(expires + REMEMBERED_MS),
    });
    return token;
  });
}

/** The provider keeps that time in whole seconds. */
function endedSince(
  askedAt: number,
  account: Pick<UserRecord, "tokensValidAfterTime">,
  record: AccountRecord | undefined,
): boolean {
  const ended = Date.parse(account.tokensValidAfterTime ?? "") || 0;
  const asked = Math.floor(askedAt / SECOND_MS) * SECOND_MS;
  return asked < ended || askedAt < (record?.links_valid_after?.toMillis() ?? 0);
}

/** All that were made for an account and are not forgotten yet. */
export async function linksOf(uid: string): Promise<DocumentReference[]> {
  return (await runWholeQuery(linksOfQuery, { uid })).map(({ ref }) => ref);
}

interface Found {
  hash: string;
  link: AccountLink;
  account: OwnerOfAddress;
}

/** What a token is for and whether it still does it; uses up nothing. */
export async function findLink(
  token: string,
): Promise<{ state: LinkState; link?: AccountLink; found?: Found }> {
  const hash = sha256(token);
  const link = (await linkRef(hash).get()).data();
  if (!link) return { state: "unknown" };
  if (link.used_at !== null) return { state: "used", link };
  const [account, record] = await Promise.all([
    accountOf(link.uid),
    accountRecordRef(link.uid)
      .get()
      .then((entry) => entry.data()),
  ]);
  if (!record || !account || account.disabled || !hasAddress(account)) return { state: "replaced", link };
  const isCurrent =
    record.links[link.purpose] === hash && account.email === link.email && record.email === link.email;
  if (!isCurrent || endedSince(link.asked_at.toMillis(), account, record)) return { state: "replaced", link };
  if (link.expires_at.toMillis() <= Date.now()) return { state: "expired", link };
  return { state: "good", link, found: { hash, link, account } };
}

function hasAddress(account: UserRecord): account is OwnerOfAddress {
  return account.email !== undefined;
}

interface Spent {
  link: AccountLink;
  account: OwnerOfAddress;
}

/**
 * Uses a link up and does what it is for, in the account's turn: of several at once, one gets it, and the account stays as it
 * is looked at here. With `endsOthers` every other link of the account is void too. What could not be done leaves the link
 * good.
 *
 * @throws DomainError link_not_valid (facts `state`), address_restored
 */
export async function withLink<T>(
  token: string,
  { purposes, endsOthers }: { purposes: readonly Purpose[]; endsOthers: boolean },
  act: (spent: Spent) => Promise<T>,
): Promise<T> {
  const uid = (await linkRef(sha256(token)).get()).data()?.uid;
  if (uid === undefined) throw new DomainError("link_not_valid", { state: "unknown" });
  return inTurn(uid, async () => {
    const { state, link, found } = await findLink(token);
    if (!found) await refuseForeignInTurn(uid);
    if (!found || link === undefined || !purposes.includes(link.purpose)) {
      throw new DomainError("link_not_valid", { state: found ? "unknown" : state });
    }
    const giveBack = await spend(found, endsOthers);
    try {
      return await act({ link, account: found.account });
    } catch (error) {
      await giveBack();
      throw error;
    }
  });
}

/** @returns what makes the link good again */
async function spend({ hash, link, account }: Found, endsOthers: boolean): Promise<() => Promise<void>> {
  const [ref, recordRef] = [linkRef(hash), accountRecordRef(account.uid)];
  const { purpose } = link;
  const ended = timestamp();
  const before = await commitTogether(async (unit) => {
    const [present, record] = await Promise.all([unit.get(ref), unit.get(recordRef)]);
    if (present?.used_at !== null) throw new DomainError("link_not_valid", { state: "used" });
    if (record?.links[purpose] !== hash) throw new DomainError("link_not_valid", { state: "replaced" });
    unit.update(ref, { used_at: timestamp() });
    const { [purpose]: _spent, ...others } = record.links;
    unit.update(recordRef, endsOthers ? { links: {}, links_valid_after: ended } : { links: others });
    return record;
  });
  return () =>
    commitTogether(async (unit) => {
      const [present, record] = await Promise.all([unit.get(ref), unit.get(recordRef)]);
      if (!present || !record) return;
      // It was done after all, and what came after it failed: links from before stay void.
      const untouched = endsOthers ? ended : before.links_valid_after;
      if (record.links_valid_after?.toMillis() !== untouched?.toMillis()) return;
      unit.update(ref, { used_at: null });
      // A mail that went out meanwhile carries a newer one.
      const links = { ...before.links, ...record.links };
      unit.update(recordRef, { links, links_valid_after: before.links_valid_after });
    });
}
