import { DomainError } from "@niyamdesk/domain/errors";
import { accounts } from "../../platform/accounts.ts";
import type { Caller } from "../../platform/caller.ts";
import { mirrorStaff } from "./mirror-staff.ts";
import { staffMember } from "./staff-member.ts";

/**
 * Neither signs in nor calls from now on, or may again. Tokens from before a suspension stay worthless afterwards.
 *
 * @throws DomainError own_account, staff_not_found
 */
export async function suspend(uid: string, suspended: boolean, by: Caller): Promise<void> {
  if (uid === by.uid) throw new DomainError("own_account");
  await staffMember(uid);
  const auth = await accounts();
  await auth.updateUser(uid, { disabled: suspended });
  if (suspended) await auth.revokeRefreshTokens(uid);
  await mirrorStaff(uid, by, suspended ? "staff.suspended" : "staff.reinstated");
}
