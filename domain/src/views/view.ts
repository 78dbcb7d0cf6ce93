import * as z from "zod/mini";
import type { Role } from "../base/roles.ts";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { optionalText } from "../fields/fields.ts";
import type { Moment } from "../time/moment.ts";

/** How long somebody's workspace is seen at most without asking again. */
export const VIEW_MINUTES = 30;

/** Why an administrator looks at a workspace as its owner does, in the order in which it is asked. */
export const VIEW_REASONS = ["help", "fault", "quality", "other"] as const;
export const VIEW_REASON_LIMIT = 300;

/** `beginView`: whose workspace, and why. */
export const beginViewInput = z.strictObject({
  uid: z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, "This account does not exist")),
  reason: z.strictObject({
    kind: z.enum(VIEW_REASONS),
    words: optionalText(VIEW_REASON_LIMIT, FIELD_WORDS.under300),
  }),
});

/** `endView`. */
export const endViewInput = z.strictObject({});

/** `admin_views/{administrator's uid}`: whom they look over the shoulder at the moment. Everything is read as the administrator. */
export interface AdminView {
  /** Uid of the administrator. */
  id: string;
  /** Uid of the other one, and what they are. */
  of: string;
  role: Role;
  begun_at: Moment;
  /** It is over then, whatever happens. */
  until: Moment;
  /** Null: it goes on. */
  ended_at: Moment | null;
}
