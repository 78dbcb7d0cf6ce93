import * as z from "zod/mini";
import { dates as words } from "#messages/dates.ts";
import { type IstInput, instantOf, instantOfDay } from "./ist-input.ts";
import { istDateTime, istFullDate } from "./ist-words.ts";

/** Looked up when something is sent: a form may stand open for an hour. */
export interface Bounds {
  /** Epoch ms, the first that may be chosen. */
  min?: (() => number) | undefined;
  /** Epoch ms, the last that may be chosen. */
  max?: (() => number) | undefined;
}

interface Fault {
  field?: "day" | "time";
  message: string;
}

const typedMoment = z.strictObject({ day: z.string(), time: z.string() });

/** The schema of a `DateTimeField`: epoch ms out of a day and a time of India. */
export function istMoment(bounds: Bounds = {}) {
  return z.pipe(
    typedMoment,
    z.transform((typed, context) => {
      const read = readMoment(typed, bounds);
      return typeof read === "number" ? read : refuse(read, typed, context.issues);
    }),
  );
}

/** The same where nothing may be chosen: null. */
export function istMomentOrNone(bounds: Bounds = {}) {
  return z.pipe(
    typedMoment,
    z.transform((typed, context) => {
      if (typed.day === "" && typed.time === "") return null;
      const read = readMoment(typed, bounds);
      return typeof read === "number" ? read : refuse(read, typed, context.issues);
    }),
  );
}

/** The schema of a `DateField`: the day as it is stored, `2026-12-03`. */
export function istDayOf(bounds: Bounds = {}) {
  return z.pipe(
    z.string(),
    z.transform((day, context) => {
      const fault = faultOfDay(day, bounds);
      return fault === null ? day : refuse(fault, day, context.issues);
    }),
  );
}

/** The same where nothing may be chosen: null. */
export function istDayOrNone(bounds: Bounds = {}) {
  return z.pipe(
    z.string(),
    z.transform((day, context) => {
      const fault = day === "" ? null : faultOfDay(day, bounds);
      return fault === null ? day || null : refuse(fault, day, context.issues);
    }),
  );
}

function readMoment(typed: IstInput, bounds: Bounds): number | Fault {
  if (instantOfDay(typed.day) === null) return { field: "day", message: words.dayMissing };
  const instant = instantOf(typed);
  if (instant === null) return { field: "time", message: words.timeMissing };
  const message = outside(instant, bounds, istDateTime);
  return message === null ? instant : { field: "time", message };
}

function faultOfDay(day: string, bounds: Bounds): Fault | null {
  const start = instantOfDay(day);
  const message = start === null ? words.dayMissing : outside(start, bounds, istFullDate);
  return message === null ? null : { message };
}

function refuse({ field, message }: Fault, input: unknown, issues: z.core.$ZodRawIssue[]): never {
  issues.push({ code: "custom", message, input, ...(field === undefined ? {} : { path: [field] }) });
  return z.NEVER;
}

function outside(instant: number, { min, max }: Bounds, say: (instant: number) => string): string | null {
  const [first, last] = [min?.(), max?.()];
  if (first !== undefined && instant < first) return words.notBefore(say(first));
  return last !== undefined && instant > last ? words.notAfter(say(last)) : null;
}
