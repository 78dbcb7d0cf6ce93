import type { UserRecord } from "firebase-admin/auth";
import { giveAddress, withPasswordAlone } from "../platform/account-record.ts";
import { accounts } from "../platform/accounts.ts";
import { type Caller, currentInTurn } from "../platform/caller.ts";
import { administratorEmail } from "../platform/params.ts";
import { endSessions } from "../platform/sessions.ts";
import { beginSecondStepRule } from "../sessions/second-step-rule.ts";
import { findLink, withLink } from "./links.ts";

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
 * the account is out by that: other ways to sign in are taken off it, and every session ends. Role and proof are given in one
 * turn of the account, so that it has no other address by then.
 *
 * @returns whether the account is the administrator's now
 * @throws DomainError unauthenticated, account_suspended
 */
export async function becomesAdministrator(caller: Caller, proof: string | undefined): Promise<boolean> {
  if (proof === undefined) return false;
  const { found } = await findLink(proof);
  if (found?.link.purpose !== "administrator" || found.account.uid !== caller.uid) return false;
  // It is kept until the address is verified.
  if (!found.account.emailVerified) return false;
  return withLink(proof, { purposes: ["administrator"], endsOthers: true }, async ({ account, link }) => {
    await currentInTurn(caller);
    if (!account.emailVerified || !awaitsAdministrator(account)) return false;
    const { uid, customClaims } = account;
    await giveAddress(
      account,
      { email: link.email, verified: true, endsLinks: true },
      withPasswordAlone(account),
    );
    await (await accounts()).setCustomUserClaims(uid, { ...customClaims, role: "admin" });
    await beginSecondStepRule();
    await endSessions(uid);
    return true;
  });
}
