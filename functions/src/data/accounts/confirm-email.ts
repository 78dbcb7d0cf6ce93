import { DomainError } from "@niyamdesk/domain/errors";
import type { UserRecord } from "firebase-admin/auth";
import { accountRecordRef, giveAddress } from "../../platform/account-record.ts";
import { accounts } from "../../platform/accounts.ts";
import { timestamp } from "../../platform/clock.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { profileRef } from "../refs.ts";
import { spendLink } from "./links.ts";
import { tellFormerAddress } from "./tell-former-address.ts";

/**
 * Proves the account's address, or gives it the one that was asked for; the latter ends every session and link.
 *
 * @returns the address that is proven now
 * @throws DomainError link_not_valid, email_in_use, address_restored
 */
export async function confirmEmail(token: string): Promise<string> {
  const { account, link, giveBack } = await spendLink(token, ["verifyEmail", "verifyAndChangeEmail"], false);
  const email = link.new_email ?? link.email;
  try {
    if (link.purpose === "verifyEmail") await verify(account.uid);
    else await change(account, email);
  } catch (error) {
    await giveBack();
    throw error;
  }
  return email;
}

async function verify(uid: string): Promise<void> {
  await (await accounts()).updateUser(uid, { emailVerified: true });
  await commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    unit.merge(accountRecordRef(uid), { email_verified: true, updated_at: timestamp() });
    if (profile && !profile.email_verified) {
      unit.update(profileRef(uid), { email_verified: true, updated_at: timestamp() });
    }
  });
}

async function change(account: UserRecord, email: string): Promise<void> {
  if (!account.emailVerified) throw new DomainError("link_not_valid", { state: "replaced" });
  const auth = await accounts();
  await giveAddress(account, email, true);
  await auth.revokeRefreshTokens(account.uid);
  const changed = await auth.getUser(account.uid);
  await commitTogether(async (unit) => {
    const ref = profileRef(account.uid);
    const profile = await unit.get(ref);
    if (!profile || profile.email === email) return;
    unit.update(ref, { email, email_verified: true, updated_at: timestamp() });
    tellFormerAddress(unit, profile, changed);
  });
}
