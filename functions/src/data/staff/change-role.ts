import { DomainError } from "@niyamdesk/domain/errors";
import { roleOf } from "@niyamdesk/domain/roles";
import { isStaffRole, type StaffRole } from "@niyamdesk/domain/staff";
import { accounts } from "../../platform/accounts.ts";
import { audit } from "../../platform/audit.ts";
import type { Caller } from "../../platform/caller.ts";
import { timestamp } from "../../platform/clock.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { profileRef } from "../refs.ts";
import { mirrorStaff } from "./mirror-staff.ts";
import { staffMember } from "./staff-member.ts";

/**
 * Of somebody who has not accepted the invitation yet, the role that it offers. Of everybody else the claim first, then the profile that open tabs listen to: when they hear of it, a new token has the new role. Sessions
 * stay, so that the tab can get that token.
 *
 * @throws DomainError own_account, staff_not_found
 */
export async function changeRole(uid: string, role: StaffRole, by: Caller): Promise<void> {
  if (uid === by.uid) throw new DomainError("own_account");
  const { account } = await staffMember(uid);
  if (!isStaffRole(roleOf(account.customClaims?.role))) return changeOffer(uid, role, by);
  await (await accounts()).setCustomUserClaims(uid, { ...account.customClaims, role });
  await mirrorStaff(uid, by, "staff.role_changed");
}

/** An invitation that is under way gives what the profile says when it is accepted. */
function changeOffer(uid: string, role: StaffRole, by: Caller): Promise<void> {
  const ref = profileRef(uid);
  return commitTogether(async (unit) => {
    const profile = await unit.get(ref);
    if (!profile || profile.role === role) return;
    unit.update(ref, { role, updated_at: timestamp() });
    audit(unit, `staff.role_changed_${uid}_${Date.now()}`, {
      actor: by.uid,
      role: by.role ?? "",
      action: "staff.role_changed",
      subject: ref.path,
      before: { role: profile.role, staff_status: profile.staff_status },
      after: { role, staff_status: profile.staff_status },
    });
  });
}
