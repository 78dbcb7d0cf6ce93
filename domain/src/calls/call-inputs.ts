import * as z from "zod/mini";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { documentId } from "../fields/fields.ts";
import { isWriting, tidyLines } from "../fields/writing.ts";
import { isIstDayName, startOfIstDayNamed } from "../time/time.ts";
import { CALL_DISPOSITIONS, CALL_STATUSES, CALL_TYPES } from "./call.ts";
import { CALL_DEVICES } from "./current-call.ts";

/** What a telecaller tells of calls. Instants are epoch ms. */

/** Made by the browser for each call, so that what is sent twice is one call. */
const callId = z.string().check(z.regex(/^[A-Za-z0-9-]{16,40}$/, FIELD_WORDS.sendAgain));
export const callNotes = z
  .string()
  .check(
    z.overwrite(tidyLines),
    z.maxLength(4000, FIELD_WORDS.notesTooLong),
    z.refine(isWriting, FIELD_WORDS.textNotPlain),
  );
/** Between 2020 and 2100: what lies outside was no date. */
export const instant = z.number().check(z.int(), z.gte(1_577_836_800_000), z.lte(4_102_444_800_000));
const ago = z.number().check(z.int(), z.gte(0), z.lte(86_400_000));
const seconds = z.number().check(z.int(), z.gte(0), z.lte(86_400));

/** How a call ended. Only somebody who was spoken to said something, and 'call back' has a time. */
const outcome = {
  status: z.enum(CALL_STATUSES),
  disposition: z.nullable(z.enum(CALL_DISPOSITIONS)),
  notes: callNotes,
  follow_up: z.nullable(instant),
};
type Outcome = { status: string; disposition: string | null; follow_up: number | null };
const saysWhatWasSaid = ({ status, disposition }: Outcome) =>
  status === "connected" || disposition === null || disposition === "do_not_call";
const saysWhen = ({ disposition, follow_up }: Outcome) => disposition !== "callback" || follow_up !== null;

export const startCallInput = z.strictObject({
  call_id: callId,
  lead_id: documentId,
  device: z.enum(CALL_DEVICES),
});
export const connectCallInput = z.strictObject({ call_id: callId });

/** The end of the call that was started with this id. */
export const saveCallInput = z
  .strictObject({
    call_id: callId,
    ...outcome,
    /** How long ago it ended, ms: the sheet is filled in afterwards. */
    ended_ago: ago,
    /** How long ago somebody answered, where that could not be said when it happened; null, or left out: it was said, or nobody did. */
    connected_ago: z.optional(z.nullable(ago)),
    /** How long the caller says it was; null: as measured. */
    told_seconds: z.nullable(seconds),
  })
  .check(
    z.refine(saysWhatWasSaid, FIELD_WORDS.fillIn),
    z.refine(saysWhen, { message: FIELD_WORDS.callBackWhen, path: ["follow_up"] }),
  );

const dayName = z.string().check(z.refine(isIstDayName, FIELD_WORDS.fillIn));

/** So many days are one file at most: a quarter. */
export const MOST_DAYS_EXPORTED = 92;

/** Own figures, a row a day; days by their names, such as `2026-11-29`. */
export const exportPerformanceInput = z.strictObject({ from: dayName, last: dayName }).check(
  z.refine(({ from, last }) => {
    const days = 1 + (startOfIstDayNamed(last) - startOfIstDayNamed(from)) / 86_400_000;
    return days >= 1 && days <= MOST_DAYS_EXPORTED;
  }, FIELD_WORDS.fillIn),
);

/** A call that was not started here: one that came in, or one made without a network. */
export const logCallInput = z
  .strictObject({
    call_id: callId,
    lead_id: documentId,
    call_type: z.enum(CALL_TYPES),
    ...outcome,
    started_at: instant,
    seconds,
  })
  .check(
    z.refine(saysWhatWasSaid, FIELD_WORDS.fillIn),
    z.refine(saysWhen, { message: FIELD_WORDS.callBackWhen, path: ["follow_up"] }),
  );

/** Nothing is asked but who asks. */
export const sumOfCallsInput = z.strictObject({});
