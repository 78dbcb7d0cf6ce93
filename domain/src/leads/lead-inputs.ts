import * as z from "zod/mini";
import { PRIORITIES } from "../base/priority.ts";
import { callNotes, instant } from "../calls/call-inputs.ts";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { documentId, email, optionalText, personName, phone } from "../fields/fields.ts";
import { isWriting, seenLength, tidyLines } from "../fields/writing.ts";
import { LEAD_STATUSES } from "./lead.ts";
import { LINK_LANGUAGES } from "./link-words.ts";

/** What people do with leads. Instants are epoch ms. */

/** So many at once are done within a function's time, each in its own commit. */
export const MOST_LEADS_AT_ONCE = 50;

const reason = z.string().check(
  z.overwrite(tidyLines),
  z.refine((text) => seenLength(text) > 0, FIELD_WORDS.reasonMissing),
  z.maxLength(500, FIELD_WORDS.under500),
  z.refine(isWriting, FIELD_WORDS.textNotPlain),
);
const leadIds = z.array(documentId).check(z.minLength(1), z.maxLength(MOST_LEADS_AT_ONCE));
const status = z.enum(LEAD_STATUSES);
const minute = z.number().check(z.int(), z.gte(0), z.lte(1440));

export const claimLeadInput = z.strictObject({ lead_id: documentId });
export const handBackLeadsInput = z.strictObject({ lead_ids: leadIds });

/** `seen`: what it was on the screen. */
export const moveLeadInput = z.strictObject({ lead_id: documentId, seen: status, to: status });
export const takeBackConversionInput = z.strictObject({ lead_id: documentId, reason });

/** A field as it was on the screen, and as it is to be: of what another changed meanwhile nothing is overwritten. */
const edit = <T extends z.ZodMiniType>(value: T) => z.optional(z.strictObject({ was: value, now: value }));
export const editLeadInput = z.strictObject({
  lead_id: documentId,
  notes: edit(callNotes),
  priority: edit(z.enum(PRIORITIES)),
  next_follow_up: edit(z.nullable(instant)),
});

/** Somebody whose details are typed by hand. */
export const addLeadInput = z.strictObject({
  request_id: z.string().check(z.regex(/^[A-Za-z0-9-]{16,40}$/, FIELD_WORDS.sendAgain)),
  name: personName,
  phone,
  email: z.nullable(email),
  company: optionalText(150, FIELD_WORDS.businessNameTooLong),
  service_interest: optionalText(150, FIELD_WORDS.businessNameTooLong),
  notes: callNotes,
});

/** What is known of a lead: calls, messages, orders. */
export const leadHistoryInput = z.strictObject({ lead_id: documentId });

/** When a person wants to be called, in minutes of the day in India; null: whenever we call. */
export const setCallWishInput = z.strictObject({
  lead_id: documentId,
  wish: z.nullable(
    z
      .strictObject({ from: minute, to: minute })
      .check(z.refine(({ from, to }) => from < to, FIELD_WORDS.fillIn)),
  ),
});

/** A number that asked not to be called; only an administrator lifts it. */
export const stopCallingInput = z.strictObject({ lead_id: documentId });
export const allowCallingInput = z.strictObject({ phone, reason });

/** `to`: uid; null: back to the pool. */
export const assignLeadsInput = z.strictObject({
  lead_ids: leadIds,
  to: z.nullable(z.string().check(z.regex(/^[^/]{1,128}$/))),
});

/** The second becomes part of the first. */
export const mergeLeadsInput = z.strictObject({ keep_id: documentId, merged_id: documentId });

/** `mail_in`: the language of the mail; null: no mail, only the texts. */
export const sendCheckoutLinkInput = z.strictObject({
  lead_id: documentId,
  service_id: documentId,
  plan_id: documentId,
  mail_in: z.nullable(z.enum(LINK_LANGUAGES)),
});

const uid = z.string().check(z.regex(/^[^/]{1,128}$/));
const target = z.number().check(z.int(), z.gte(0), z.lte(1000));
const cap = z.nullable(z.number().check(z.int(), z.gte(1), z.lte(1000)));

/** What somebody aims at, whether they are away, and how many open leads they are given. */
export const setTargetsInput = z.strictObject({
  uid,
  targets: z.strictObject({
    daily_calls: target,
    daily_leads: target,
    daily_conversions: target,
    weekly_calls: z.number().check(z.int(), z.gte(0), z.lte(7000)),
  }),
  away: z.boolean(),
  lead_cap: cap,
});

/** When people are called and how leads come to those who call. `seen_at`: when it was changed last, as it was shown; null: never. */
export const setCallingRulesInput = z.strictObject({
  seen_at: z.nullable(instant),
  days: z.array(z.number().check(z.int(), z.gte(0), z.lte(6))).check(
    z.maxLength(7),
    z.refine((days) => new Set(days).size === days.length, FIELD_WORDS.fillIn),
  ),
  hours: z
    .strictObject({ from: minute, to: minute })
    .check(z.refine(({ from, to }) => from < to, FIELD_WORDS.fillIn)),
  holidays: z
    .array(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, FIELD_WORDS.fillIn)))
    .check(z.maxLength(100)),
  share_out: z.boolean(),
  cap,
  idle_days: z.number().check(z.int(), z.gte(0), z.lte(365)),
  first_call_minutes: z.number().check(z.int(), z.gte(5), z.lte(600)),
});
