import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import { isIstDayName, istDay } from "../time/time.ts";

/** `availability` of a profile: what somebody who works on orders is given. */
export interface Availability {
  /** Ids of the services they do; null: all that their role does. */
  services: readonly string[] | null;
  /** The most open orders they are given; null: no limit. */
  capacity: number | null;
  /** First and last day on which they are away, as `2026-12-05`; null: they are here. */
  away: { from: string; until: string } | null;
}

export const USUAL_AVAILABILITY: Availability = { services: null, capacity: null, away: null };

/** @param now epoch ms */
export function isAway({ away }: Availability, now: number): boolean {
  const today = istDay(now);
  return away !== null && away.from <= today && today <= away.until;
}

const day = z.string().check(z.refine(isIstDayName, "Please choose a day"));

/** `setAvailability`: one's own; of somebody else by an administrator. */
export const setAvailabilityInput = z.strictObject({
  /** Absent: the caller's own. */
  uid: z.optional(z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/))),
  services: z.nullable(
    z.array(documentId).check(
      z.minLength(1),
      z.maxLength(100),
      z.refine((ids) => new Set(ids).size === ids.length, "Each service once"),
    ),
  ),
  capacity: z.nullable(z.int().check(z.minimum(1), z.maximum(500))),
  away: z.nullable(
    z.strictObject({ from: day, until: day }).check(
      z.refine(({ from, until }) => from <= until, {
        path: ["until"],
        message: "The last day comes after the first",
      }),
    ),
  ),
});
