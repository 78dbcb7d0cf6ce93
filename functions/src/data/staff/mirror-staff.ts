import { roleOf } from "@niyamdesk/domain/roles";
import type { StaffStatus } from "@niyamdesk/domain/staff";
import type { UserRecord } from "firebase-admin/auth";
import { accounts } from "../../platform/accounts.ts";
import { audit } from "../../platform/audit.ts";
import type { Caller } from "../../platform/caller.ts";
import { timestamp } from "../../platform/clock.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { profileRef } from "../refs.ts";

/**
 * Brings role and status of a profile in line with the account, which is what counts, and notes it in the audit log. When
 * two administrators change the same person, this repeats until both see the same.
 */
export async function mirrorStaff(uid: string, by: Caller, action: string): Promise<void> {
  const auth = await accounts();
  for (let account = await auth.getUser(uid); ; ) {
    await mirror(account, by, action);
    const later = await auth.getUser(uid);
    if (JSON.stringify(stateOf(later)) === JSON.stringify(stateOf(account))) return;
    account = later;
  }
}

function stateOf({ customClaims, disabled, metadata }: UserRecord) {
  const status: StaffStatus = disabled ? "suspended" : metadata.lastSignInTime ? "active" : "invited";
  return { role: roleOf(customClaims?.role) ?? "client_user", staff_status: status };
}

function mirror(account: UserRecord, by: Caller, action: string): Promise<void> {
  const after = stateOf(account);
  const ref = profileRef(account.uid);
  return commitTogether(async (unit) => {
    const profile = await unit.get(ref);
    if (!profile) return;
    const before = { role: profile.role, staff_status: profile.staff_status };
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    unit.update(ref, { ...after, updated_at: timestamp() });
    audit(unit, `${action}_${account.uid}_${Date.now()}`, {
      actor: by.uid,
      role: by.role ?? "",
      action,
      subject: ref.path,
      before,
      after,
    });
  });
}
