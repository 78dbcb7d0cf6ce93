import { acceptInvitationInput } from "../accounts/account.ts";
import { setAvailabilityInput } from "./availability-input.ts";
import {
  changeStaffRoleInput,
  inviteStaffInput,
  resendInvitationInput,
  type StaffWork,
  staffWorkInput,
  suspendStaffInput,
} from "./staff.ts";

export const staffInputs = {
  inviteStaff: inviteStaffInput,
  acceptInvitation: acceptInvitationInput,
  resendInvitation: resendInvitationInput,
  changeStaffRole: changeStaffRoleInput,
  suspendStaff: suspendStaffInput,
  staffWork: staffWorkInput,
  setAvailability: setAvailabilityInput,
} as const;

export interface StaffOutputs {
  inviteStaff: { uid: string };
  /** The address to sign in with. */
  acceptInvitation: { email: string };
  /** Not queued: one went less than a minute ago. `wait_s` seconds until another may be sent. */
  resendInvitation: { queued: boolean; wait_s: number };
  changeStaffRole: Record<string, never>;
  suspendStaff: Record<string, never>;
  staffWork: StaffWork;
  setAvailability: Record<string, never>;
}
