import { personName } from "@niyamdesk/domain/fields/fields";
import type { UserRecord } from "firebase-admin/auth";
import { accounts, orNone } from "../platform/accounts.ts";

/** The account a mail goes to, or null when there is none any more that may be written to so. */
export async function addressee(uid: string): Promise<UserRecord | null> {
  const account = await orNone((await accounts()).getUser(uid));
  return account === null || account.disabled ? null : account;
}

/**
 * How a mail greets the account's owner; empty where the mailbox is not proven to be theirs. Anybody may call an account
 * anything and register a stranger's address: no text of theirs reaches that stranger in our name.
 */
export function greeted({ displayName, email, emailVerified }: UserRecord, to: string): string {
  if (!emailVerified || email !== to) return "";
  return asName(displayName);
}

/** A name as it may stand in a mail; empty when it is none. */
export function asName(typed: string | undefined): string {
  const name = personName.safeParse(typed);
  return name.success ? name.data : "";
}
