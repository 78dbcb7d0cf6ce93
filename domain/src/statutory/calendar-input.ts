import * as z from "zod/mini";
import { LANGUAGES } from "../base/languages.ts";
import { line } from "../fields/written.ts";
import { isIstDayName } from "../time/time.ts";
import { builtInDate } from "./built-in-dates.ts";
import { ALSO, CLIENT_KINDS, GST_SCHEMES, TURNOVERS } from "./facts.ts";
import { MARKS } from "./reminders.ts";

const day = z.string().check(z.refine(isIstDayName));
const code = z.string().check(
  z.maxLength(40),
  z.refine((given) => builtInDate(given) !== undefined),
);
/** Of a date that we made ourselves: code and period. */
const key = z.string().check(z.regex(/^[a-z0-9_]{2,40}_[0-9A-Z-]{4,12}$/));
const webAddress = z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s<>"]+$/));
const reason = line(5, 300);

/** `saveCalendarFacts`: all of them at once. */
export const saveCalendarFactsInput = z.strictObject({
  kind: z.enum(CLIENT_KINDS),
  gst: z.nullable(z.enum(GST_SCHEMES)),
  turnover: z.nullable(z.enum(TURNOVERS)),
  audit: z.nullable(z.boolean()),
  also: z.array(z.enum(ALSO)).check(z.maxLength(ALSO.length)),
  incorporated_on: z.nullable(day),
  agm_on: z.nullable(day),
  kyc_year: z.nullable(z.int().check(z.minimum(2026), z.maximum(2060))),
  /** Of the page on which it was said. */
  language: z.enum(LANGUAGES),
});

/** `markDate`: null takes a mark back. */
export const markDateInput = z.strictObject({ key, mark: z.nullable(z.enum(MARKS)) });

/** `chooseReminders` */
export const chooseRemindersInput = z.strictObject({
  inbox: z.boolean(),
  mail: z.boolean(),
  days: z.array(z.union([z.literal(30), z.literal(14), z.literal(7), z.literal(1)])).check(z.maxLength(4)),
  language: z.enum(LANGUAGES),
});

/** `calendarAddress`: a new private address, or none any more. Those from before stop. */
export const calendarAddressInput = z.strictObject({ act: z.enum(["renew", "remove"]) });

/** `endReminderMails`: by the link of a mail, without signing in. */
export const endReminderMailsInput = z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
});

/** `saveStatutoryDate`: what counts instead of the built-in date. */
export const saveStatutoryDateInput = z.strictObject({
  code,
  paused: z.boolean(),
  day: z.nullable(z.int().check(z.minimum(0), z.maximum(400))),
  law: line(3, 300),
  source: line(3, 300),
  source_url: z.nullable(webAddress),
  checked_on: day,
  reason,
  /** Of the date as it was seen. */
  version: z.int().check(z.minimum(0)),
});

/** `extendStatutoryDate`: null takes an extension back. */
export const extendStatutoryDateInput = z.strictObject({
  code,
  period: z.string().check(z.regex(/^[0-9A-Z-]{4,12}$/)),
  day: z.nullable(day),
  order: line(3, 200),
  source_url: webAddress,
  checked_on: day,
  reason,
  version: z.int().check(z.minimum(0)),
});
