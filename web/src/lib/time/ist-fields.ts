import * as z from "zod/mini";
import { dates as words } from "#messages/dates.ts";
import { instantOf, instantOfDay } from "./ist-input.ts";
import { istDateTime, istFullDate } from "./ist-words.ts";

/** Looked up when something is sent: a form may stand open for an hour. */
export interface Bounds {
  /** Epoch ms, the first that may be chosen. */
  min?: (() => number) | undefined;
  /** Epoch ms, the last that may be chosen. */
  max?: (() => number) | undefined;
}

/** The schema of a `DateTimeField`: epoch ms out of a day and a time of India. */
export function istMoment({ min, max }: Bounds = {}) {
  return z.pipe(
    z.strictObject({ day: z.string(), time: z.string() }),
    z.transform((typed, context) => {
      const refuse = (field: "day" | "time", message: string) => {
        context.issues.push({ code: "custom", message, path: [field], input: typed });
        return z.NEVER;
      };
      if (instantOfDay(typed.day) === null) return refuse("day", words.dayMissing);
      const instant = instantOf(typed);
      if (instant === null) return refuse("time", words.timeMissing);
      const fault = outside(instant, { min, max }, istDateTime);
      return fault === null ? instant : refuse("time", fault);
    }),
  );
}

/** The schema of a `DateField`: the day as it is stored, `2026-12-03`. */
export function istDayOf({ min, max }: Bounds = {}) {
  return z.pipe(
    z.string(),
    z.transform((day, context) => {
      const start = instantOfDay(day);
      const fault = start === null ? words.dayMissing : outside(start, { min, max }, istFullDate);
      if (fault === null) return day;
      context.issues.push({ code: "custom", message: fault, input: day });
      return z.NEVER;
    }),
  );
}

function outside(instant: number, { min, max }: Bounds, say: (instant: number) => string): string | null {
  const [first, last] = [min?.(), max?.()];
  if (first !== undefined && instant < first) return words.notBefore(say(first));
  return last !== undefined && instant > last ? words.notAfter(say(last)) : null;
}
