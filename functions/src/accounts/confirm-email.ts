import type { EmailConfirmed } from "@niyamdesk/domain/accounts/callables";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { UserRecord } from "firebase-admin/auth";
import { accountOf, giveAddress } from "../platform/account-record.ts";
import { type Caller, currentInTurn } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { profileRef } from "../platform/refs.ts";
import { endSessions } from "../platform/sessions.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { proveAndClear } from "./first-proof.ts";
import { newLink, withLink } from "./links.ts";
import { tellFormerAddress } from "./tell-former-address.ts";

/**
 * Proves the account's address, or gives it the one that was asked for; the latter ends every session and link. Where the link
 * is the first proof of the address and comes without a session of the account, somebody else may have registered it: the
 * account is cleared, and the answer carries a link to set a password with. An account that has an address of its own gets
 * another one only where it is signed in: the owner of that mailbox may be a stranger who presses whatever is mailed, and the
 * account a stranger's (decision 027).
 *
 * @param caller who is signed in where the link was followed
 * @throws DomainError link_not_valid, email_in_use, address_restored, sign_in_to_account (the link stays good)
 */
export function confirmEmail(token: string, caller: Caller | null): Promise<EmailConfirmed> {
  const wanted = { purposes: ["verifyEmail", "verifyAndChangeEmail"], endsOthers: false } as const;
  return withLink(token, wanted, async ({ account, link }) => {
    const email = link.new_email ?? link.email;
    if (link.purpose === "verifyAndChangeEmail") {
      if (!(await isSignedIn(caller, account))) throw new DomainError("sign_in_to_account");
      await change(account, email);
    } else if (account.emailVerified || (await isSignedIn(caller, account))) await verify(account, email);
    else {
      await proveAndClear(account, email);
      return { email, password_token: await passwordToken(account.uid, email) };
    }
    return { email, password_token: null };
  });
}

/** Whoever has both, the mailbox and a session of this very account, has registered it. */
async function isSignedIn(caller: Caller | null, { uid }: UserRecord): Promise<boolean> {
  if (caller?.uid !== uid) return false;
  try {
    await currentInTurn(caller);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

async function verify(account: UserRecord, email: string): Promise<void> {
  await giveAddress(account, { email, verified: true, endsLinks: false });
  await noteProven(account.uid, email);
}

function noteProven(uid: string, email: string): Promise<void> {
  return commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    if (!profile || (profile.email_verified && profile.email === email)) return;
    unit.update(profileRef(uid), { email, email_verified: true, updated_at: timestamp() });
  });
}

/** The mailbox was opened a moment ago: another mail would prove nothing more. */
async function passwordToken(uid: string, email: string): Promise<string | null> {
  const account = await accountOf(uid);
  return account === null ? null : newLink({ ...account, email }, "resetPassword", Date.now());
}

async function change(account: UserRecord, email: string): Promise<void> {
  if (!account.emailVerified) throw new DomainError("link_not_valid", { state: "replaced" });
  await giveAddress(account, { email, verified: true, endsLinks: true });
  await endSessions(account.uid);
  await commitTogether(async (unit) => {
    const ref = profileRef(account.uid);
    const profile = await unit.get(ref);
    if (!profile || profile.email === email) return;
    unit.update(ref, { email, email_verified: true, updated_at: timestamp() });
    tellFormerAddress(unit, profile, { uid: account.uid, email });
  });
}
