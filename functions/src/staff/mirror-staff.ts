import type { AuditAct } from "@niyamdesk/domain/audit/acts";
import type { AuditEntry } from "@niyamdesk/domain/audit/audit-entry";
import { type Role, roleOf } from "@niyamdesk/domain/base/roles";
import { isStaffRole, type StaffStatus } from "@niyamdesk/domain/staff/staff";
import type { UserRecord } from "firebase-admin/auth";
import { accounts } from "../platform/accounts.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { endMembership, leaveStaff, memberRef } from "../platform/partner-staff.ts";
import { profileRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

/**
 * Brings role and status of a profile in line with the account, which is what counts, and notes it in the audit log. When
 * two administrators change the same person, this repeats until both see the same.
 */
export async function mirrorStaff(
  uid: string,
  by: Caller,
  action: AuditAct,
  reason?: AuditEntry["reason"],
): Promise<void> {
  const auth = await accounts();
  for (let account = await auth.getUser(uid); ; ) {
    await mirror(account, by, action, reason);
    const later = await auth.getUser(uid);
    if (JSON.stringify(stateOf(later)) === JSON.stringify(stateOf(account))) return;
    account = later;
  }
}

/** What the account says that the profile repeats. */
function stateOf({ customClaims, disabled }: UserRecord) {
  return { role: roleOf(customClaims?.role) ?? "client_user", disabled };
}

/** Whoever is let in again without ever having accepted an invitation may still be sent one. */
function statusOf(account: UserRecord, before: StaffStatus | null): StaffStatus | null {
  if (account.disabled) return "suspended";
  if (before !== "suspended") return before;
  return isStaffRole(stateOf(account).role) ? "active" : "invited";
}

/** The one offered to somebody who has not accepted it yet stands in the profile alone. */
function shownRole(account: UserRecord, before: Role): Role {
  const { role } = stateOf(account);
  return isStaffRole(role) ? role : before;
}

function mirror(
  account: UserRecord,
  by: Caller,
  action: AuditAct,
  reason: AuditEntry["reason"],
): Promise<void> {
  const ref = profileRef(account.uid);
  return commitTogether(async (unit) => {
    const profile = await unit.get(ref);
    if (!profile) return;
    const before = { role: profile.role, staff_status: profile.staff_status };
    const after = {
      role: shownRole(account, before.role),
      staff_status: statusOf(account, before.staff_status),
    };
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await followInPartnerStaff(unit, account.uid, { before: before.role, after }, by);
    unit.update(ref, { ...after, updated_at: timestamp() });
    audit(unit, `${action}_${account.uid}_${Date.now()}`, {
      actor: by.uid,
      role: by.role ?? "",
      action,
      subject: ref.path,
      before,
      after,
      ...(reason === undefined ? {} : { reason }),
    });
  });
}

/**
 * Another role ends somebody's work for a partner; whoever is given the partner's role anew is a partner themselves. An account that an
 * administrator opened is no longer the partner's to open.
 */
async function followInPartnerStaff(
  unit: UnitOfWork,
  uid: string,
  { before, after }: { before: Role; after: { role: Role; staff_status: StaffStatus | null } },
  by: Caller,
): Promise<void> {
  if (after.role !== "franchise") return endMembership(unit, uid, by);
  if (before !== "franchise") return void (await leaveStaff(unit, uid));
  const member = await unit.get(memberRef(uid));
  if (member?.closed && after.staff_status !== "suspended") unit.update(memberRef(uid), { closed: false });
}
