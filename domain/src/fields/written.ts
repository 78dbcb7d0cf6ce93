import * as z from "zod/mini";
import { FIELD_WORDS, keepUnder } from "./field-words.ts";
import { isWriting, seenLength, tidyLines } from "./writing.ts";

/** Fields of what is written to be shown to others: plain text, nothing unseen in it. Limits are on characters. */

export const text = (min: number, max: number) =>
  z.pipe(z.string().check(z.maxLength(2 * max, keepUnder(max))), z.transform(tidyLines)).check(
    z.refine((typed) => seenLength(typed) >= min, FIELD_WORDS.fillThisIn),
    z.refine((typed) => [...typed].length <= max, keepUnder(max)),
    z.refine((typed) => isWriting(typed) && !/[<>]/.test(typed), FIELD_WORDS.plainText),
  );

/** On one line. */
export const line = (min: number, max: number) =>
  text(min, max).check(z.refine((typed) => !/[\n\t]/.test(typed), FIELD_WORDS.onOneLine));
