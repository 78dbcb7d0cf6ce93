import { DomainError } from "@niyamdesk/domain/errors";
import {
  type Addressed,
  accountOf,
  accountRecordRef,
  isOurDoing,
  newRecord,
  putBack,
  withPasswordAlone,
} from "../../platform/account-record.ts";
import { accounts } from "../../platform/accounts.ts";
import { timestamp } from "../../platform/clock.ts";
import { isContention } from "../../platform/retry.ts";

/**
 * Compares an account that somebody signs in to with what we know of it, and begins to know it. A link that signs in and
 * is the first proof of the mailbox takes every other way in off the account, as a new password does.
 *
 * @throws DomainError address_restored
 */
export async function admitSignIn(account: Addressed, byMailedLink: boolean): Promise<void> {
  const ref = accountRecordRef(account.uid);
  const record = (await ref.get()).data();
  if (!record) return begin(account);
  if (!isOurDoing(record, account.email)) {
    await putBack(record);
    throw new DomainError("address_restored");
  }
  const { email, email_verified } = newRecord(account);
  if (byMailedLink && !record.email_verified) await clean(account.uid);
  if (record.email !== email || record.email_verified !== email_verified || record.next_email !== null) {
    await ref.update({ email, email_verified, next_email: null, updated_at: timestamp() });
  }
}

/** An account without an address has nothing that could be replaced. */
async function begin(account: Addressed): Promise<void> {
  if (!account.email) return;
  try {
    await accountRecordRef(account.uid).create(newRecord(account));
  } catch (error) {
    // Somebody else began meanwhile.
    if (!isContention(error)) throw error;
  }
}

async function clean(uid: string): Promise<void> {
  const account = await accountOf(uid);
  if (account === null) return;
  const { providersToUnlink = [], ...rest } = withPasswordAlone(account);
  const auth = await accounts();
  await auth.updateUser(uid, { ...rest, providersToUnlink: [...providersToUnlink, "password"] });
  await auth.revokeRefreshTokens(uid);
  await accountRecordRef(uid).update({ links: {}, links_valid_after: timestamp() });
}
