import type { CallableInput } from "@niyamdesk/domain/callables";
import type { StaffRole, StaffWork } from "@niyamdesk/domain/staff/staff";
import { invitation } from "#messages/workspaces/staff.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";

/** @throws AppError email_in_use belongs to its field */
export async function invite(invited: CallableInput<"inviteStaff">): Promise<void> {
  try {
    await call("inviteStaff", invited);
  } catch (error) {
    throw error instanceof AppError ? naming(error) : error;
  }
}

/** @throws AppError */
export function workInHand(uid: string): Promise<StaffWork> {
  return call("staffWork", { uid });
}

/** @param seen the consultations that were shown. @throws AppError, bookings_ahead when there are others by now */
export async function changeRole(uid: string, role: StaffRole, seen: string[]): Promise<void> {
  await call("changeStaffRole", { uid, role, seen });
}

/** @throws AppError as `changeRole` */
export async function suspend(
  uid: string,
  seen: string[],
  reason: CallableInput<"suspendStaff">["reason"],
): Promise<void> {
  await call("suspendStaff", { uid, suspended: true, seen, reason });
}

/** Lets in again. @throws AppError */
export async function reinstate(uid: string): Promise<void> {
  await call("suspendStaff", { uid, suspended: false });
}

interface Resent {
  /** False when one went less than a minute ago, so that nothing was sent now. */
  isOnItsWay: boolean;
  /** Epoch ms from which another may be sent. */
  nextFrom: number;
}

/** @throws AppError */
export async function resendInvitation(uid: string): Promise<Resent> {
  const { queued, wait_s } = await call("resendInvitation", { uid });
  return { isOnItsWay: queued, nextFrom: Date.now() + wait_s * 1000 };
}

/** Whose address it is decides what to do about it. */
function naming(error: AppError): AppError {
  if (error.code !== "email_in_use") return error;
  const words = error.facts.account === "client" ? invitation.emailOfClient : invitation.emailOfStaff;
  return new AppError(error.code, words, error.facts);
}
