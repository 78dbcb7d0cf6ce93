import * as z from "zod/mini";
import { LONGEST_ADDRESS } from "./list-address.ts";
import { LIST_NAMES } from "./lists.ts";

/** More than that is not one file any more: it is refused whole, since a part of it would look like all. */
export const MOST_ROWS_EXPORTED = 20_000;

/** `exportList`: all that a view of a list matches, as a spreadsheet. */
export const exportListInput = z.strictObject({
  list: z.enum(LIST_NAMES),
  /** As `addressOf` writes it. */
  view: z.string().check(z.maxLength(LONGEST_ADDRESS)),
});
