import * as z from "zod/mini";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { optionalText } from "../fields/fields.ts";
import type { Moment } from "../time/moment.ts";
import { BROWSERS, type Device, SYSTEMS } from "./device.ts";

/**
 * `sessions/{uid}_{session}`: where an account is signed in. It is a list for its owner to read; whether a session counts says the
 * profile alone (`SessionGate`), so that one that is on no list can be ended all the same.
 */
export interface Session {
  id: string;
  user_id: string;
  /** What its tokens say of themselves (`sessionIn`). */
  session: string;
  /** Null: the browser has not said. */
  device: Device | null;
  first_seen: Moment;
  /** To the hour, or so. */
  last_seen: Moment;
}

/** So many are ended by their names; before another one, an instant takes their place (`end-sessions.ts`). */
export const MOST_ENDED = 60;
/** So many outlast such an instant, those that were seen last. */
export const MOST_KEPT = 100;

const SESSION = /^[A-Za-z0-9_-]{1,64}$/;
const session = z.string().check(z.regex(SESSION, FIELD_WORDS.fillThisIn));
const uid = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, FIELD_WORDS.fillThisIn));

/** `noteSession`. */
export const noteSessionInput = z.strictObject({
  device: z.nullable(z.strictObject({ browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) })),
});

/** `endSession`: one's own. */
export const endSessionInput = z.strictObject({ session });

/** Why an administrator acts on a colleague's account, in the order in which it is asked. */
export const ACCOUNT_REASONS = ["lost_device", "lost_phone", "left", "suspicious", "other"] as const;
export type AccountReason = (typeof ACCOUNT_REASONS)[number];
export const ACCOUNT_REASON_LIMIT = 300;
export const accountReason = z.strictObject({
  kind: z.enum(ACCOUNT_REASONS),
  words: optionalText(ACCOUNT_REASON_LIMIT, FIELD_WORDS.under300),
});

/** `endStaffSessions`: of a colleague, one or all. */
export const endStaffSessionsInput = z.strictObject({
  uid,
  session: z.nullable(session),
  reason: accountReason,
});

/** Days after which a session that nobody saw is on no list any more. */
export const UNSEEN_SESSION_DAYS = 90;
