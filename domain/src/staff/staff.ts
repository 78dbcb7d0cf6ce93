import * as z from "zod/mini";
import { ROLES, type Role } from "../base/roles.ts";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { documentId, email, mobileSaying, optionalText, personName } from "../fields/fields.ts";
import { OFFICE_WORDS } from "../fields/office-words.ts";

/** Who works here; everyone else is a client. */
export const STAFF_ROLES = ROLES.filter((role) => role !== "client_user");
export type StaffRole = Exclude<Role, "client_user">;

export function isStaffRole(role: Role | null): role is StaffRole {
  return role !== null && role !== "client_user";
}

/** Roles that work on leads of their own. */
const WITH_LEADS: readonly Role[] = ["telecaller", "ca", "franchise"];

/**
 * Whether somebody's open leads stay theirs with another role. A telecaller's are the pool's, and a partner's were brought for a territory
 * that is no longer theirs; a CA was given each of theirs.
 */
export function keepsLeads(former: Role | undefined, role: StaffRole): boolean {
  return former === role ? WITH_LEADS.includes(role) : former === "ca" && role === "telecaller";
}

/** `invited` until the invitation is accepted; `suspended` may neither sign in nor call. */
export const STAFF_STATUSES = ["invited", "active", "suspended"] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

/** More than the half hours of the days that can be booked, within the size of a call. */
const MAX_AHEAD = 400;

const staffRole = z.enum(STAFF_ROLES as [StaffRole, ...StaffRole[]], OFFICE_WORDS.roleMissing);
const uid = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, "This account does not exist"));

/** `inviteStaff`: mails a link that gives the role and sets the password; the number is only proposed there. */
export const inviteStaffInput = z.strictObject({
  name: personName,
  email,
  /** It becomes a way to sign in. */
  phone: z.optional(mobileSaying(FIELD_WORDS.phoneInvalid)),
  role: staffRole,
});

/** The booked consultations ahead that the administrator was shown: those are called off, and no others. */
const seen = z.optional(z.array(documentId).check(z.maxLength(MAX_AHEAD)));

/** `changeStaffRole`. */
export const changeStaffRoleInput = z.strictObject({ uid, role: staffRole, seen });

/** Why somebody is suspended, in the order in which it is asked. */
export const SUSPENSION_REASONS = ["left", "leave", "inquiry", "access", "other"] as const;
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];
/** Characters of the words beside it. */
export const SUSPENSION_WORDS_LIMIT = 300;

/** `suspendStaff`: suspends, or lets in again. The reason is kept in the audit log and shown to nobody else. */
export const suspendStaffInput = z.strictObject({
  uid,
  suspended: z.boolean(),
  seen,
  reason: z.optional(
    z.strictObject({
      kind: z.enum(SUSPENSION_REASONS),
      words: optionalText(SUSPENSION_WORDS_LIMIT, FIELD_WORDS.under300),
    }),
  ),
});

/** `staffWork`: what a member of staff has in hand. */
export const staffWorkInput = z.strictObject({ uid });

export interface StaffWork {
  /** Booked and not begun, the next first. */
  consultations: { id: string; starts_at: number; client_name: string }[];
  open_leads: number;
  open_orders: number;
  open_tasks: number;
  /** Territories that they hold as a partner, also while they are on hold. */
  franchises: { id: string; territory: string; code: string; status: "active" | "suspended" }[];
}

/** `resendInvitation`. */
export const resendInvitationInput = z.strictObject({ uid });
