import * as z from "zod/mini";
import { OFFICE_WORDS } from "../fields/office-words.ts";
import { text } from "../fields/written.ts";
import { MOST_STATES_OF_PREFIX } from "../places/pin-prefixes.ts";
import { pinRanges } from "../places/pin-ranges.ts";
import { lettersOfState, stateOfLetters } from "../places/state-letters.ts";
import { STATES, type StateCode } from "../places/states.ts";
import { isIstDayName } from "../time/time.ts";

const letters = z.string().check(z.refine((typed) => stateOfLetters(typed) !== null));

export const districtCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}-[A-Z]{3}$/, OFFICE_WORDS.districtCodeInvalid));

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

export const pinPrefix = z.string().check(z.regex(/^[1-9]\d{2}$/, OFFICE_WORDS.pinPrefixInvalid));

/** Those with districts of their own: `97` is none. */
const placed = STATES.map(([code]) => code).filter((code) => lettersOfState(code) !== null);
const placedState = z.enum(placed as [StateCode, ...StateCode[]]);

/** `savePinPrefix`: all of it, as it counts from now on. */
export const savePinPrefixInput = z.strictObject({
  prefix: pinPrefix,
  states: z.array(placedState).check(
    z.maxLength(MOST_STATES_OF_PREFIX),
    z.refine((codes) => new Set(codes).size === codes.length),
  ),
  source: text(3, 200),
  checked_on: z.string().check(z.refine(isIstDayName)),
  /** Of the list that was looked at. */
  version: z.int().check(z.minimum(0)),
});

/** `listPinStates`: of PIN codes that begin so. */
export const listPinStatesInput = z.strictObject({ prefix: pinPrefix });
