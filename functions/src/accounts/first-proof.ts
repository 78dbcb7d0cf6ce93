import { phoneEnd } from "@niyamdesk/domain/accounts/masked";
import type { UserRecord } from "firebase-admin/auth";
import { queueMail } from "../mail/queue-mail.ts";
import { giveAddress, withPasswordAlone } from "../platform/account-record.ts";
import { timestamp } from "../platform/clock.ts";
import { oneTimeToken } from "../platform/hash.ts";
import { profileRef } from "../platform/refs.ts";
import { endSessions } from "../platform/sessions.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { accountClearedMail } from "./account-cleared.mail.ts";

/**
 * In the account's turn: the first proof of a mailbox by somebody who may not be who registered the account. Number, other
 * providers, password, sessions and links were there before the proof and go with it, and the owner is told. The password is
 * replaced by one that nobody knows, since taking it off would take the address off, too.
 */
export async function proveAndClear(account: UserRecord, email: string): Promise<void> {
  const { uid, phoneNumber } = account;
  const changes = { password: oneTimeToken(), ...withPasswordAlone(account) };
  await giveAddress(account, { email, verified: true, endsLinks: true }, changes);
  await endSessions(uid);
  await commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    if (profile && !(profile.email_verified && profile.email === email)) {
      unit.update(profileRef(uid), { email, email_verified: true, updated_at: timestamp() });
    }
    const phone_removed = phoneNumber ? phoneEnd(phoneNumber) : null;
    queueMail(unit, accountClearedMail, {
      id: `account-cleared_${uid}_${Date.now()}`,
      to: email,
      data: { uid, phone_removed },
    });
  });
}
