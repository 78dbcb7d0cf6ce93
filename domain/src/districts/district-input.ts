import * as z from "zod/mini";
import { text } from "../fields/written.ts";
import { pinRanges } from "../places/pin-ranges.ts";
import { stateOfLetters } from "../places/state-letters.ts";
import { isIstDayName } from "../time/time.ts";

const letters = z.string().check(z.refine((typed) => stateOfLetters(typed) !== null));

export const districtCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}-[A-Z]{3}$/, "Write it as MH-PUN"));

/** `saveDistrict`: all of it, as it counts from now on. */
export const saveDistrictInput = z.strictObject({
  code: districtCode.check(z.refine((code) => stateOfLetters(code.slice(0, 2)) !== null)),
  name: text(2, 100),
  offered: z.boolean(),
  pincodes: z.union([pinRanges, z.tuple([])]),
  source: text(3, 200),
  checked_on: z.string().check(z.refine(isIstDayName)),
  /** Of the State's list that was looked at. */
  version: z.int().check(z.minimum(0)),
});

/** `listDistricts`: of one State. */
export const listDistrictsInput = z.strictObject({ state: letters });
