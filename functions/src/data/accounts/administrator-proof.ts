import type { UserRecord } from "firebase-admin/auth";
import { withPasswordAlone } from "../../platform/account-record.ts";
import { accounts } from "../../platform/accounts.ts";
import { administratorEmail } from "../../platform/params.ts";
import { findLink, spendLink } from "./links.ts";

/** Whether an address is the designated administrator's. */
export function isDesignated(email: string | undefined): boolean {
  return email !== undefined && email.toLowerCase() === administratorEmail();
}

/** Verified by a link that was followed elsewhere: the mail is sent again, to be opened in this session. */
export function awaitsAdministrator({
  email,
  customClaims,
}: Pick<UserRecord, "email" | "customClaims">): boolean {
  return isDesignated(email) && customClaims?.role !== "admin";
}

/**
 * Takes the proof that the verification mail of the designated administrator carries. That the address is verified does
 * not tell whose account it is: somebody else may have typed it first, with a password of theirs, and the owner pressed
 * the link. Only who has both, the mail and a session of this very account, becomes administrator. Whoever else was in
 * the account is out by that: other ways to sign in are taken off it, and every session ends.
 *
 * @returns whether the account is to be the administrator's
 */
export async function becomesAdministrator(account: UserRecord, proof: string | undefined): Promise<boolean> {
  if (proof === undefined || !account.emailVerified || !awaitsAdministrator(account)) return false;
  const { found } = await findLink(proof);
  if (found?.link.purpose !== "administrator" || found.account.uid !== account.uid) return false;
  const { giveBack } = await spendLink(proof, ["administrator"], true);
  try {
    const auth = await accounts();
    await auth.updateUser(account.uid, withPasswordAlone(account));
    await auth.revokeRefreshTokens(account.uid);
  } catch (error) {
    await giveBack();
    throw error;
  }
  return true;
}
