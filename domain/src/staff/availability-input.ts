import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import { isIstDayName } from "../time/time.ts";

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
