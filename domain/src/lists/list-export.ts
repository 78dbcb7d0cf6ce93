import * as z from "zod/mini";
import { LONGEST_ADDRESS } from "./list-address.ts";

/** More than that is not one file any more: it is refused whole, since a part of it would look like all. */
export const MOST_ROWS_EXPORTED = 20_000;

/** `exportList`: all that a view of a list matches, as a spreadsheet. */
export const exportListInput = z.strictObject({
  /** A `ListName`: the contracts stand below the lists, so whoever answers looks whether there is such a list. */
  list: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  /** As `addressOf` writes it. */
  view: z.string().check(z.maxLength(LONGEST_ADDRESS)),
});
