import * as z from "zod/mini";
import { FIELD_WORDS } from "./field-words.ts";
import { email, mobileSaying, personName } from "./fields.ts";
import { ROLES, type Role } from "./roles.ts";

/** Who works here; everyone else is a client. */
export const STAFF_ROLES = ROLES.filter((role) => role !== "client_user");
export type StaffRole = Exclude<Role, "client_user">;

export function isStaffRole(role: Role | null): role is StaffRole {
  return role !== null && role !== "client_user";
}

/** `invited` until the invitation is accepted; `suspended` may neither sign in nor call. */
export const STAFF_STATUSES = ["invited", "active", "suspended"] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

const staffRole = z.enum(STAFF_ROLES as [StaffRole, ...StaffRole[]], "Please choose a role");
const uid = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, "This account does not exist"));

/** `inviteStaff`: mails a link that gives the role and sets the password; the number is only proposed there. */
export const inviteStaffInput = z.strictObject({
  name: personName,
  email,
  /** It becomes a way to sign in. */
  phone: z.optional(mobileSaying(FIELD_WORDS.phoneInvalid)),
  role: staffRole,
});

/** `changeStaffRole`. */
export const changeStaffRoleInput = z.strictObject({ uid, role: staffRole });

/** `suspendStaff`: suspends, or lets in again. */
export const suspendStaffInput = z.strictObject({ uid, suspended: z.boolean() });

/** `resendInvitation`. */
export const resendInvitationInput = z.strictObject({ uid });
