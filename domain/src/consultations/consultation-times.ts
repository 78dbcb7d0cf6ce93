import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import { minutesOf } from "../partners/consultation-hours.ts";
import { isIstDayName } from "../time/time.ts";
import { SLOT_MINUTES } from "./slot.ts";

/** Minutes that can be kept free before and after a consultation: slots lie on half hours. */
export const BUFFERS = [0, SLOT_MINUTES, 2 * SLOT_MINUTES] as const;

export const MOST_PERIODS = 4;

const halfHour = z.string().check(z.refine((time) => minutesOf(time) !== null, "Choose a full or half hour"));
const start = ({ from }: { from: string }) => minutesOf(from) ?? 0;

/** Each ends after it began, and before the next. */
const periods = z
  .array(
    z
      .strictObject({ from: halfHour, to: halfHour })
      .check(
        z.refine(({ from, to }) => (minutesOf(from) ?? 0) < (minutesOf(to) ?? 0), "Ends before it begins"),
      ),
  )
  .check(
    z.maxLength(MOST_PERIODS),
    z.refine((all) => {
      const sorted = all.toSorted((one, other) => start(one) - start(other));
      return sorted.every((one, n) => n === 0 || start(one) >= (minutesOf(sorted[n - 1]?.to) ?? 0));
    }, "These times overlap"),
  );

/** `setConsultationTimes`: when a CA takes consultations, as a whole. What is booked already stays. */
export const consultationTimesInput = z.strictObject({
  /** Of the directory. */
  ca_id: documentId,
  days: z.array(z.int().check(z.minimum(1), z.maximum(6))).check(
    z.maxLength(6),
    z.refine((days) => new Set(days).size === days.length),
  ),
  periods,
  buffer_minutes: z.union(BUFFERS.map((minutes) => z.literal(minutes))),
  days_off: z.array(z.string().check(z.refine(isIstDayName))).check(
    z.maxLength(100),
    z.refine((days) => new Set(days).size === days.length),
  ),
});
