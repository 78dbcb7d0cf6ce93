import { LINK_HOURS, type LinkPurpose, type LinkState } from "@niyamdesk/domain/account";
import { DomainError } from "@niyamdesk/domain/errors";
import { COLLECTIONS } from "@niyamdesk/domain/paths";
import type { UserRecord } from "firebase-admin/auth";
import type { DocumentReference, Timestamp } from "firebase-admin/firestore";
import {
  type AccountRecord,
  accountOf,
  accountRecordRef,
  newRecord,
  refuseForeignAddress,
} from "../../platform/account-record.ts";
import { DAY_MS, HOUR_MS, SECOND_MS, timestamp } from "../../platform/clock.ts";
import { db } from "../../platform/firestore.ts";
import { oneTimeToken, sha256 } from "../../platform/hash.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { runWholeQuery } from "../run-query.ts";

/** `administrator`: proves in a session of the account that the designated mailbox was opened there. */
type Purpose = LinkPurpose | "administrator";

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
const ADMINISTRATOR_HOURS = 24;

const linkRef = (hash: string) =>
  db().collection(COLLECTIONS.accountLinks).doc(hash) as unknown as DocumentReference<
    AccountLink,
    AccountLink
  >;

/**
 * A token that does one thing to one account, once. It takes the place of the one before. Null when sessions were ended
 * since it was asked for: whoever asked may have been thrown out by that.
 *
 * @param askedAt epoch ms
 */
export function newLink(
  account: Addressed,
  purpose: Purpose,
  askedAt: number,
  newEmail: string | null = null,
): Promise<string | null> {
  const token = oneTimeToken();
  const hash = sha256(token);
  const ref = accountRecordRef(account.uid);
  return commitTogether(async (unit) => {
    const record = await unit.get(ref);
    if (endedSince(askedAt, account, record)) return null;
    if (record) unit.update(ref, { links: { ...record.links, [purpose]: hash } });
    else unit.create(ref, { ...newRecord(account), links: { [purpose]: hash } });
    const expires =
      Date.now() + (purpose === "administrator" ? ADMINISTRATOR_HOURS : LINK_HOURS[purpose]) * HOUR_MS;
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
  return (await runWholeQuery("linksOf", { uid })).map(({ ref }) => ref);
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
  const isCurrent = record.links[link.purpose] === hash && account.email === link.email;
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
  /** When what the link was for could not be done. */
  giveBack(): Promise<void>;
}

/**
 * Uses a link up; of several at once, one gets it. With `endsOthers` every other link of the account is void too.
 *
 * @throws DomainError link_not_valid (facts `state`), address_restored
 */
export async function spendLink(
  token: string,
  purposes: readonly Purpose[],
  endsOthers: boolean,
): Promise<Spent> {
  const { found, link: seen, state } = await findLink(token);
  if (seen && !found) {
    const account = await accountOf(seen.uid);
    if (account) await refuseForeignAddress(account);
  }
  if (!found || !purposes.includes(found.link.purpose)) {
    throw new DomainError("link_not_valid", { state: found ? "unknown" : state });
  }
  const { hash, account } = found;
  const [ref, recordRef] = [linkRef(hash), accountRecordRef(account.uid)];
  const before = await commitTogether(async (unit) => {
    const [link, record] = await Promise.all([unit.get(ref), unit.get(recordRef)]);
    if (link?.used_at !== null) throw new DomainError("link_not_valid", { state: "used" });
    if (record?.links[link.purpose] !== hash) throw new DomainError("link_not_valid", { state: "replaced" });
    unit.update(ref, { used_at: timestamp() });
    const { [link.purpose]: _spent, ...others } = record.links;
    unit.update(recordRef, endsOthers ? { links: {}, links_valid_after: timestamp() } : { links: others });
    return { links: record.links, links_valid_after: record.links_valid_after };
  });
  return {
    link: found.link,
    account,
    giveBack: async () => {
      await Promise.all([ref.update({ used_at: null }), recordRef.update(before)]);
    },
  };
}
