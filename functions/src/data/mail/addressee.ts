import type { UserRecord } from "firebase-admin/auth";
import { accounts, orNone } from "../../platform/accounts.ts";

/** The account a mail goes to, or null when there is none any more that may be written to so. */
export async function addressee(uid: string): Promise<UserRecord | null> {
  const account = await orNone((await accounts()).getUser(uid));
  return account === null || account.disabled ? null : account;
}
