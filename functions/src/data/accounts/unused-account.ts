import { UNUSED_DAYS } from "@niyamdesk/domain/account";
import { DomainError } from "@niyamdesk/domain/errors";
import { maskedEmail } from "@niyamdesk/domain/masked";
import { accountOf } from "../../platform/account-record.ts";
import { DAY_MS, timestamp } from "../../platform/clock.ts";
import { lastSeenRef } from "../refs.ts";
import { newLink } from "./links.ts";

/**
 * Refuses a sign-in by number to an account that nobody has used for long: the number may be somebody else's by now. Whoever
 * holds it gets a ticket instead, by which they ask for the proof of the account's mailbox, or disown the account. Without an
 * address there is no second proof (decision 016).
 *
 * @throws DomainError second_proof_needed (facts `ticket`, and `address` as `maskedEmail` shows it)
 */
export async function refuseUnused(uid: string): Promise<void> {
  const since = Date.now() - UNUSED_DAYS * DAY_MS;
  const seen = (await lastSeenRef(uid).get()).data();
  if (!seen || seen.seen_at.toMillis() > since) return;
  const account = await accountOf(uid);
  // A session that is kept open renews its token without a sign-in.
  if (!account?.email || Date.parse(account.metadata.lastRefreshTime ?? "") > since) return;
  const { email } = account;
  const ticket = await newLink({ ...account, email }, "numberTicket", Date.now());
  if (ticket === null) throw new DomainError("unauthenticated");
  throw new DomainError("second_proof_needed", { ticket, address: maskedEmail(email) });
}

/** Once a day is enough. */
export async function noteSeen(uid: string): Promise<void> {
  const seen = (await lastSeenRef(uid).get()).data();
  if ((seen?.seen_at.toMillis() ?? 0) < Date.now() - DAY_MS)
    await lastSeenRef(uid).set({ seen_at: timestamp() });
}
