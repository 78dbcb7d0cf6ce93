import { DomainError } from "@niyamdesk/domain/base/errors";
import { roleOf } from "@niyamdesk/domain/base/roles";
import type { SuspensionReason } from "@niyamdesk/domain/staff/staff";
import { resumeBookings } from "../consultations/taking-bookings.ts";
import { accounts } from "../platform/accounts.ts";
import type { Caller } from "../platform/caller.ts";
import { inStaffTurn } from "../platform/in-staff-turn.ts";
import { endSessions } from "../platform/sessions.ts";
import { staffMember } from "../platform/staff-member.ts";
import { layDownWork, refuseUnseen } from "./lay-down-work.ts";
import { mirrorStaff } from "./mirror-staff.ts";

interface Asked {
  seen?: readonly string[] | undefined;
  reason?: { kind: SuspensionReason; words?: string | undefined } | undefined;
}

/**
 * Neither signs in nor calls from now on, or may again. Tokens from before a suspension stay worthless afterwards. What others
 * wait for is taken off a suspended person.
 *
 * @param asked `seen`: the booked consultations that the administrator was shown; `reason`: why, for the audit log
 * @throws DomainError own_account, staff_not_found, bookings_ahead
 */
export async function suspend(
  uid: string,
  suspended: boolean,
  by: Caller,
  { seen = [], reason }: Asked = {},
): Promise<void> {
  if (uid === by.uid) throw new DomainError("own_account");
  const account = await inStaffTurn(uid, by, async () => {
    const { account: present } = await staffMember(uid);
    if (suspended) await refuseUnseen(uid, seen);
    await (await accounts()).updateUser(uid, { disabled: suspended });
    if (suspended) await endSessions(uid);
    return present;
  });
  if (!suspended && roleOf(account.customClaims?.role) === "ca") await resumeBookings(uid);
  const given = reason && { kind: reason.kind, words: reason.words ?? null };
  // Known to be away before work is taken off them: nothing is given to them in between.
  await mirrorStaff(uid, by, suspended ? "staff.suspended" : "staff.reinstated", given);
  if (suspended) await layDownWork(uid, { bookings: true, leads: true, orders: true }, by);
}
