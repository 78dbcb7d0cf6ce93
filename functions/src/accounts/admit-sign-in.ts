import { DomainError } from "@niyamdesk/domain/base/errors";
import {
  type AccountRecord,
  type Addressed,
  accountOf,
  accountRecordRef,
  isOurDoing,
  isProvenPastUs,
  newRecord,
  recordOf,
  refuseForeignInTurn,
} from "../platform/account-record.ts";
import { inTurn } from "../platform/account-turn.ts";
import { timestamp } from "../platform/clock.ts";
import { deletionRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { proveAndClear } from "./first-proof.ts";

/**
 * Compares an account that somebody signs in to with what we know of it, and begins to know it. The first proof of a mailbox
 * clears the account also where the provider took it: a link that signs in, its own verification, its own new password. By the
 * link the owner is in; of the others nobody can tell whose they were, nor who signs in now.
 *
 * @param account as the provider shows it while it waits: with an address that a link is just proving
 * @param patienceMs how long to wait for whoever changes the account
 * @throws DomainError address_restored, account_cleared, too_many_requests
 */
export async function admitSignIn(
  account: Addressed,
  byMailedLink: boolean,
  patienceMs?: number,
): Promise<void> {
  const record = await recordOf(account.uid);
  if (!record && !byMailedLink) return begin(account);
  if (record && isInOrder(record, account)) return;
  await inTurn(account.uid, () => settle(account, byMailedLink), patienceMs);
}

function isInOrder(record: AccountRecord, { email, emailVerified }: Addressed): boolean {
  return record.email === (email?.toLowerCase() ?? "") && record.email_verified === emailVerified;
}

/** One without an address as well: from then on it gets one by us only. An account that was deleted meanwhile stays unknown. */
function begin(account: Addressed): Promise<void> {
  const ref = accountRecordRef(account.uid);
  return commitTogether(async (unit) => {
    const [record, deletion] = await Promise.all([unit.get(ref), unit.get(deletionRef(account.uid))]);
    if (record || deletion) return;
    unit.create(ref, newRecord(account));
  });
}

async function settle(seen: Addressed, byMailedLink: boolean): Promise<void> {
  await refuseForeignInTurn(seen.uid);
  const [account, record] = await Promise.all([accountOf(seen.uid), recordOf(seen.uid)]);
  if (!account) return;
  if (byMailedLink) {
    const email = seen.email?.toLowerCase() ?? "";
    if (account.email !== undefined && account.email !== email) throw new DomainError("address_restored");
    if (!record?.email_verified) await proveAndClear(account, email);
    return;
  }
  if (!record) return begin(account);
  if (isProvenPastUs(record, account)) {
    await proveAndClear(account, account.email ?? "");
    throw new DomainError("account_cleared");
  }
  await adopt(account);
}

/** What we gave the account before a process died, or what the provider no longer takes for proven. */
function adopt(account: Addressed): Promise<void> {
  const ref = accountRecordRef(account.uid);
  return commitTogether(async (unit) => {
    const record = await unit.get(ref);
    if (!record || !isOurDoing(record, account.email) || isProvenPastUs(record, account)) return;
    const { email, email_verified, next_email, next_verified } = newRecord(account);
    unit.update(ref, { email, email_verified, next_email, next_verified, updated_at: timestamp() });
  });
}
