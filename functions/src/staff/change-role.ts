import { DomainError } from "@niyamdesk/domain/base/errors";
import { roleOf } from "@niyamdesk/domain/base/roles";
import { isStaffRole, keepsLeads, type StaffRole } from "@niyamdesk/domain/staff/staff";
import { WORKER_ROLES } from "@niyamdesk/domain/steps/step";
import { resumeBookings } from "../consultations/taking-bookings.ts";
import { accounts } from "../platform/accounts.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { heldBy } from "../platform/held-by.ts";
import { inStaffTurn } from "../platform/in-staff-turn.ts";
import { endMembership } from "../platform/partner-staff.ts";
import { profileRef } from "../platform/refs.ts";
import { staffMember } from "../platform/staff-member.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { layDownWork, refuseUnseen } from "./lay-down-work.ts";
import { mirrorStaff } from "./mirror-staff.ts";

/**
 * Of somebody who has not accepted the invitation yet, the role that it offers. Of everybody else the claim first, then the profile that open tabs listen to: when they hear of it, a new token has the new role. Sessions
 * stay, so that the tab can get that token. What the new role cannot do is taken off the person; leads of a telecaller and of a partner
 * go back to the pool as at a suspension, also where the new role has leads of its own. Whoever worked for a partner does not any more.
 * A partner is one as long as they hold a territory: it would go on earning for somebody who can see none of it.
 *
 * @param seen the booked consultations that the administrator was shown
 * @throws DomainError own_account, staff_not_found, bookings_ahead, franchise_held
 */
export async function changeRole(
  uid: string,
  role: StaffRole,
  by: Caller,
  seen: readonly string[] = [],
): Promise<void> {
  if (uid === by.uid) throw new DomainError("own_account");
  // What it says changes last: whoever finishes what died half-way finds what it was.
  const former = (await profileRef(uid).get()).data()?.role;
  const account = await inStaffTurn(uid, by, async () => {
    const { account: present } = await staffMember(uid);
    // Also of a partner who has not answered yet. Nobody is handed a territory meanwhile: that waits for this turn.
    if (role !== "franchise" && (await heldBy(uid)).length > 0) throw new DomainError("franchise_held");
    if (!isStaffRole(roleOf(present.customClaims?.role))) {
      await changeOffer(uid, role, by);
      return null;
    }
    if (role !== "ca") await refuseUnseen(uid, seen);
    await (await accounts()).setCustomUserClaims(uid, { ...present.customClaims, role });
    return present;
  });
  if (account === null) return;
  const leads = !keepsLeads(former, role);
  await layDownWork(uid, { bookings: role !== "ca", leads, orders: false }, by);
  if (role === "ca" && !account.disabled) await resumeBookings(uid);
  await mirrorStaff(uid, by, "staff.role_changed");
  // Also what was given by turns until they were known to be none of those who take it. Orders go now: nobody gives them back.
  const orders = !WORKER_ROLES.some((worker) => worker === role);
  if (leads || orders) await layDownWork(uid, { bookings: false, leads, orders }, by);
}

/** An invitation that is under way gives what the profile says when it is accepted. */
function changeOffer(uid: string, role: StaffRole, by: Caller): Promise<void> {
  const ref = profileRef(uid);
  return commitTogether(async (unit) => {
    const profile = await unit.get(ref);
    if (!profile || profile.role === role) return;
    if (role !== "franchise") await endMembership(unit, uid, by);
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
