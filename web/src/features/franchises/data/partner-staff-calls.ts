import type { CallableInput } from "@niyamdesk/domain/callables";
import { partner } from "#messages/workspaces/partner.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";

/** @throws AppError; email_in_use belongs to its field and says what a partner can do about it */
export async function invitePartnerStaff(input: CallableInput<"invitePartnerStaff">): Promise<void> {
  try {
    await call("invitePartnerStaff", input);
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === "email_in_use";
    throw isTaken ? new AppError(error.code, partner.team.addressTaken, error.facts) : error;
  }
}

/** Ends somebody's work for the partner. */
export const removePartnerStaff = (uid: string) => call("removePartnerStaff", { uid });
