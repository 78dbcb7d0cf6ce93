import { UNUSED_DAYS } from "@niyamdesk/domain/accounts/account";
import { maskedEmail } from "@niyamdesk/domain/accounts/masked";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { accountOf } from "../platform/account-record.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { deletionRef, type LastSeen, lastSeenRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { newLink } from "./links.ts";

/**
 * Refuses a sign-in by number to an account that nobody has used for long: the number may be somebody else's by now. Whoever
 * holds it gets a ticket instead, by which they ask for the proof of the account's mailbox, or disown the account. That the owner
 * signs in by another way meanwhile, perhaps since the mail alarmed them, proves nothing of the number: once refused, it is, until
 * it is confirmed. Without an address there is no second proof (decision 016).
 *
 * @throws DomainError second_proof_needed (facts `ticket`, and `address` as `maskedEmail` shows it)
 */
export async function refuseUnused(uid: string, phone: string): Promise<void> {
  const since = Date.now() - UNUSED_DAYS * DAY_MS;
  const ref = lastSeenRef(uid);
  const seen = (await ref.get()).data();
  const isDoubted = seen?.doubted === phone;
  if (!seen || (seen.seen_at.toMillis() > since && !isDoubted)) return;
  const account = await accountOf(uid);
  if (!account?.email) return;
  // A session of the account puts it on at this moment.
  if (account.phoneNumber !== phone) return isDoubted ? trustNumber(uid) : undefined;
  // A session that is kept open renews its token without a sign-in.
  if (!isDoubted && Date.parse(account.metadata.lastRefreshTime ?? "") > since) return;
  const { email } = account;
  const ticket = await newLink({ ...account, email }, "numberTicket", Date.now());
  if (ticket === null) throw new DomainError("unauthenticated");
  await ref.update({ doubted: phone });
  throw new DomainError("second_proof_needed", { ticket, address: maskedEmail(email) });
}

/** Whether the ticket that was given last stands for this number: its owner may have put another one on the account since. */
export async function isDoubtedNumber(uid: string, phone: string): Promise<boolean> {
  return (await lastSeenRef(uid).get()).data()?.doubted === phone;
}

/** The account's number signs in again. */
export async function trustNumber(uid: string): Promise<void> {
  await lastSeenRef(uid).set({ seen_at: timestamp(), doubted: null }, { merge: true });
}

/** Once a day is enough. An account that was deleted meanwhile is not seen. */
export async function noteSeen(uid: string): Promise<void> {
  const ref = lastSeenRef(uid);
  const now = Date.now();
  if (isLately((await ref.get()).data(), now)) return;
  await commitTogether(async (unit) => {
    const [seen, deletion] = await Promise.all([unit.get(ref), unit.get(deletionRef(uid))]);
    if (deletion || isLately(seen, now)) return;
    const seen_at = timestamp(now);
    if (seen) unit.update(ref, { seen_at, look_at: timestamp(now + UNUSED_DAYS * DAY_MS) });
    // A number that was proved may not be wanted, and its account be gone a minute later.
    else unit.create(ref, { seen_at, look_at: timestamp(now + DAY_MS) });
  });
}

function isLately(seen: LastSeen | undefined, now: number): boolean {
  return (seen?.seen_at.toMillis() ?? 0) >= now - DAY_MS;
}
