import * as z from "zod/mini";

/** PIN codes of a territory, one or the first and last of several each. */
export const MOST_PIN_RANGES = 400;
const RANGE = /^[1-9]\d{5}(?:-[1-9]\d{5})?$/;

/** As a territory keeps them; none where our list says which. */
export const keptRanges = z
  .array(
    z.string().check(
      z.regex(RANGE),
      z.refine((range) => {
        const [first = "", last = first] = range.split("-");
        return first <= last && first.slice(0, 3) === last.slice(0, 3);
      }),
    ),
  )
  .check(z.maxLength(MOST_PIN_RANGES));

export const pinRanges = keptRanges.check(z.minLength(1));
