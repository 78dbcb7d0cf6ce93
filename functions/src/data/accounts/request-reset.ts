import type { UserRecord } from "firebase-admin/auth";
import {
  type AccountRecord,
  accountOf,
  accountRecordRef,
  isOurDoing,
  putBack,
} from "../../platform/account-record.ts";
import { accountByEmail } from "../../platform/accounts.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { queueWithPause } from "../mail/queue-with-pause.ts";
import { runQuery } from "../run-query.ts";

/**
 * Looks up and writes the same for an address with and without an account, so that neither answer nor time tells.
 *
 * @param network whose share it counts against
 */
export async function requestReset(email: string, network: string): Promise<void> {
  const account = await rightfulOwner(email);
  const data = account === null || account.disabled ? null : { uid: account.uid };
  const proven = account?.emailVerified ?? false;
  await commitTogether((unit) =>
    queueWithPause(unit, {
      ...{ to: email, template: "reset-password", data, proven },
      asker: { as: "reset", who: network },
    }),
  );
}

/** The account that we gave this address; where the provider was made to give it another one meanwhile, put back. */
async function rightfulOwner(email: string): Promise<UserRecord | null> {
  const [holder, records] = await Promise.all([accountByEmail(email), runQuery("recordsOfEmail", { email })]);
  const record = (await accountRecordRef(holder?.uid ?? "nobody").get()).data();
  if (holder !== null && (!record || isOurDoing(record, email))) return holder;
  if (holder !== null && record) await putBack(record);
  for (const entry of records) {
    const known = entry.data() as AccountRecord;
    const account = await accountOf(known.uid);
    if (account === null || isOurDoing(known, account.email)) continue;
    await putBack(known);
    return accountOf(known.uid);
  }
  return null;
}
