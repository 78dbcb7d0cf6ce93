import type { UserRecord } from "firebase-admin/auth";
import { accountOf, accountRecordRef } from "../platform/account-record.ts";
import { inTurn } from "../platform/account-turn.ts";
import { accounts, orNone } from "../platform/accounts.ts";
import { lastSeenRef } from "../platform/refs.ts";
import { forgetSessions } from "../platform/sessions.ts";
import { linksOf } from "./links.ts";

/**
 * The account, with what is known of it and the links that were mailed for it. Whoever changes it at the moment is done first.
 *
 * @param mayGo looked at in the account's turn; all may unless it says otherwise
 * @returns whether it is gone
 */
export function removeAccount(
  uid: string,
  mayGo: (account: UserRecord) => boolean = () => true,
): Promise<boolean> {
  return inTurn(uid, async () => {
    const account = await accountOf(uid);
    if (account !== null && !mayGo(account)) return false;
    await orNone((await accounts()).deleteUser(uid));
    // Not before: a mail that is being written would begin to know the account again.
    await Promise.all((await linksOf(uid)).map((ref) => ref.delete()));
    await Promise.all([accountRecordRef(uid).delete(), lastSeenRef(uid).delete(), forgetSessions(uid)]);
    return true;
  });
}
