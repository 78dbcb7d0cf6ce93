import * as z from "zod/mini";
import { oneTimeToken } from "../accounts/account.ts";
import { LANGUAGES } from "../base/languages.ts";
import type { Role } from "../base/roles.ts";
import { personName, phone } from "../fields/fields.ts";
import type { SecondStep } from "../sessions/second-step.ts";
import type { SessionGate } from "../sessions/session-gate.ts";
import type { Availability } from "../staff/availability.ts";
import type { StaffStatus } from "../staff/staff.ts";
import type { Moment } from "../time/moment.ts";

/**
 * `profiles/{uid}`; role, staff status, email and whether it is verified are written by functions, harmless fields by the
 * owner. `role` and `staff_status` mirror the account, so that open tabs hear of a change; nothing reads a role from here.
 */
export interface Profile extends SessionGate {
  id: string;
  email: string | null;
  name: string;
  phone: string | null;
  role: Role;
  email_verified: boolean;
  /** Null: not a member of staff. */
  staff_status: StaffStatus | null;
  /** Uid of the administrator who invited this member of staff. */
  invited_by: string | null;
  state_code: string | null;
  gstin: string | null;
  billing_name: string | null;
  address: string | null;
  pan: string | null;
  preferences: Record<string, boolean>;
  /** Oldest first; added to and never changed, written by functions only. Absent: none was asked for yet. */
  consents?: readonly Consent[];
  /** Of whoever works on orders: what they take, how much, and when they are away; functions keep it. Absent: as usual. */
  availability?: Availability;
  /** Orders of a client that were ever paid, and when the last one was; functions keep them. Absent: not counted yet. */
  orders_count?: number;
  ordered_at?: Moment | null;
  /** Services of a client's orders, each once, the newest last; functions keep them. Absent: none is known. */
  bought?: readonly string[];
  /** Whose announcements a client is shown besides those to all (`audiencesOf`); functions keep them. */
  audiences?: readonly string[];
  /** Of a client whose account an administrator closed; functions keep it. */
  account_state?: "closed";
  /** The second step of somebody who works here; functions keep it. Null or absent: none. */
  second_step?: SecondStep | null;
  /** What the person is found by in lists; functions keep it (`searchWordsOf`). */
  search_words?: readonly string[];
  created_at: Moment;
  updated_at: Moment;
}

/** What somebody agreed to, or took back (DPDP Act 2023, s. 6). */
interface Consent {
  purpose: string;
  given: boolean;
  /** Which text was agreed to. */
  notice_version: string;
  at: Moment;
}

/** Fields of the profile that its owner may write directly. */
export const OWN_PROFILE_FIELDS = [
  "name",
  "phone",
  "address",
  "pan",
  "gstin",
  "billing_name",
  "state_code",
  "preferences",
  "updated_at",
] as const;

/** `ensureProfile`: makes the signed-in person's profile if there is none; what exists is kept. */
export const ensureProfileInput = z.strictObject({
  name: z.optional(personName),
  phone: z.optional(phone),
  /** Of the designated administrator's verification mail: the mailbox and the session are in one hand. */
  proof: z.optional(oneTimeToken),
  /** Of a registration: in which language the words stood by which the terms are accepted. */
  accepted_in: z.optional(z.enum(LANGUAGES)),
});
