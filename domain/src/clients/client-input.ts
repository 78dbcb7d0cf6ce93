import * as z from "zod/mini";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { optionalText } from "../fields/fields.ts";
import { text } from "../fields/written.ts";
import { ownDetails } from "../profiles/own-details.ts";

/** Why an administrator acts on a client's account, in the order in which it is asked. */
export const CLIENT_REASONS = ["asked", "mistake", "misuse", "duplicate", "authority", "other"] as const;
export type ClientReason = (typeof CLIENT_REASONS)[number];
/** Characters of the words beside it. */
export const CLIENT_REASON_LIMIT = 300;
/** Characters of a note. */
export const CLIENT_NOTE_LIMIT = 2000;

const uid = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, "This account does not exist"));

/** Kept in the audit log and shown to administrators only. */
const reason = z.strictObject({
  kind: z.enum(CLIENT_REASONS),
  words: optionalText(CLIENT_REASON_LIMIT, FIELD_WORDS.under300),
});

/** `openClient`: what the account itself says; that it was looked at is noted. */
export const openClientInput = z.strictObject({ uid });

/** `correctClient`: the client's details as they are to be. */
export const correctClientInput = z.strictObject({
  uid,
  details: ownDetails,
  /** When the profile that is corrected was changed last, epoch ms. */
  seen_at: z.int(),
  reason,
});

/** `closeClient`: closes an account, or opens it again. */
export const closeClientInput = z.strictObject({ uid, closed: z.boolean(), reason });

/** `exportClient`: the copy that the client may have of their own data. */
export const exportClientInput = z.strictObject({ uid, reason });

/** `eraseClient`. */
export const eraseClientInput = z.strictObject({ uid, reason });

/** `noteClient`: a note for administrators. */
export const noteClientInput = z.strictObject({
  uid,
  text: text(1, CLIENT_NOTE_LIMIT),
  request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});
