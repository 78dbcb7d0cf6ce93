import * as z from "zod/mini";
import { LONGEST_ADDRESS } from "./list-address.ts";

/** So many are handed out at once; more are written by a job, which says when they are ready. */
export const MOST_ROWS_AT_ONCE = 2_000;
/** More than that is not one file any more: it is refused whole, since a part of it would look like all. */
export const MOST_ROWS_EXPORTED = 50_000;
/** How long a file that a job wrote can be fetched. */
export const EXPORT_KEPT_MINUTES = 60;

/** `exportList`: all that a view of a list matches, as a spreadsheet. */
export const exportListInput = z.strictObject({
  /** A `ListName`: the contracts stand below the lists, so whoever answers looks whether there is such a list. */
  list: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  /** As `addressOf` writes it. */
  view: z.string().check(z.maxLength(LONGEST_ADDRESS)),
  /** Path of the page it is asked on: where somebody finds the file when it takes longer. */
  page: z.optional(z.string().check(z.regex(/^(\/[a-z-]{1,40}){2,4}$/))),
});

/** `openExport`: the file of one's own that a job has written. */
export const openExportInput = z.strictObject({
  export_id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
});
