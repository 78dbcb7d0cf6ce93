import * as z from "zod/mini";
import { isWriting, seenLength, tidyLines } from "./writing.ts";

/** Fields of what is written to be shown to others: plain text, nothing unseen in it. Limits are on characters. */

export const text = (min: number, max: number) =>
  z
    .pipe(
      z.string().check(z.maxLength(2 * max, `Please keep this under ${max} characters`)),
      z.transform(tidyLines),
    )
    .check(
      z.refine((typed) => seenLength(typed) >= min, "Please fill this in"),
      z.refine((typed) => [...typed].length <= max, `Please keep this under ${max} characters`),
      z.refine((typed) => isWriting(typed) && !/[<>]/.test(typed), "Please write this in plain text"),
    );

/** On one line. */
export const line = (min: number, max: number) =>
  text(min, max).check(z.refine((typed) => !/[\n\t]/.test(typed), "Please write this on one line"));
