import { provenRecordsOfEmailQuery, recordsOfEmailQuery } from "@niyamdesk/domain/accounts/queries";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { UserRecord } from "firebase-admin/auth";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import {
  type AccountRecord,
  accountOf,
  giveAddress,
  isOurDoing,
  putBack,
  recordOf,
} from "../platform/account-record.ts";
import { inTurn } from "../platform/account-turn.ts";
import { accountByEmail } from "../platform/accounts.ts";
import { runQuery } from "../platform/run-query.ts";
import { endSessions } from "../platform/sessions.ts";

/**
 * The account that we gave this address. Where the provider was made to give it another one meanwhile, it is put back, also
 * from an account that took the address after it had become free and has not proven it: who proved a mailbox first has it.
 */
export async function rightfulOwner(email: string): Promise<UserRecord | null> {
  const [holder, proven, known] = await Promise.all([
    accountByEmail(email),
    runQuery(provenRecordsOfEmailQuery, { email }),
    runQuery(recordsOfEmailQuery, { email }),
  ]);
  const record = await recordOf(holder?.uid ?? "nobody");
  if (holder !== null) {
    // It took this address past us.
    if (record && !isOurDoing(record, email)) await restore(holder.uid);
    else if (holder.emailVerified) return holder;
    else {
      const first = await movedPastUs(proven);
      if (first === null) return holder;
      await displace(holder.uid, email);
    }
  }
  const moved = (await movedPastUs(proven)) ?? (await movedPastUs(known));
  return moved === null ? null : restore(moved);
}

/**
 * An address that an account was moved away from past us looks free to the provider. If that account had proven it, it gets it
 * back.
 *
 * @param patienceMs how long to wait for whoever changes that account
 * @throws DomainError email_in_use, too_many_requests
 */
export async function refuseTakenAddress(email: string, patienceMs?: number): Promise<void> {
  if ((await accountByEmail(email)) !== null) throw new DomainError("email_in_use");
  const moved = await movedPastUs(await runQuery(provenRecordsOfEmailQuery, { email }));
  if (moved === null) return;
  await restore(moved, patienceMs);
  throw new DomainError("email_in_use");
}

/** The first account that has another address now than the one we gave it. */
async function movedPastUs(records: readonly QueryDocumentSnapshot[]): Promise<string | null> {
  for (const entry of records) {
    const record = entry.data() as AccountRecord;
    const account = await accountOf(record.uid);
    if (account !== null && !isOurDoing(record, account.email)) return record.uid;
  }
  return null;
}

function restore(uid: string, patienceMs?: number): Promise<UserRecord | null> {
  const look = async () => {
    const [account, record] = await Promise.all([accountOf(uid), recordOf(uid)]);
    if (account && record && !isOurDoing(record, account.email)) await putBack(record, account);
    return accountOf(uid);
  };
  return inTurn(uid, look, patienceMs);
}

/** An account that signs in by an address is never without one: this is nobody's, and no mail goes there. */
function displace(uid: string, email: string): Promise<void> {
  return inTurn(uid, async () => {
    const account = await accountOf(uid);
    if (account?.email !== email || account.emailVerified) return;
    const nobodys = `${uid.toLowerCase()}@displaced.invalid`;
    await giveAddress(account, { email: nobodys, verified: false, endsLinks: true });
    await endSessions(uid);
  });
}
