import { DomainError } from "@niyamdesk/domain/errors";
import type { StaffRole } from "@niyamdesk/domain/staff";
import { accounts } from "../../platform/accounts.ts";
import type { Caller } from "../../platform/caller.ts";
import { mirrorStaff } from "./mirror-staff.ts";
import { staffMember } from "./staff-member.ts";

/**
 * The claim first, then the profile that open tabs listen to: when they hear of it, a new token has the new role. Sessions
 * stay, so that the tab can get that token.
 *
 * @throws DomainError own_account, staff_not_found
 */
export async function changeRole(uid: string, role: StaffRole, by: Caller): Promise<void> {
  if (uid === by.uid) throw new DomainError("own_account");
  const { account } = await staffMember(uid);
  await (await accounts()).setCustomUserClaims(uid, { ...account.customClaims, role });
  await mirrorStaff(uid, by, "staff.role_changed");
}
