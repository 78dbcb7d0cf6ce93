import * as z from "zod/mini";
import type { ListFile } from "../base/list-file.ts";
import type { StateRow } from "./by-state.ts";
import { monthName } from "./month.ts";
import type { BookSums, SectionSums } from "./sections.ts";
import type { SeriesRow } from "./series.ts";

/**
 * Files of a month's books: every document with all of its figures, the tables of GSTR-1 in the columns of the offline tool, SAC summaries
 * of both kinds of clients, and the series.
 */
export const BOOK_PARTS = [
  "register",
  "b2b",
  "b2cl",
  "b2cs",
  "cdnr",
  "cdnur",
  "hsn_b2b",
  "hsn_b2c",
  "docs",
] as const;
export type BookPart = (typeof BOOK_PARTS)[number];

export const accountingInputs = {
  booksOfMonth: z.strictObject({ month: monthName }),
  exportBooks: z.strictObject({ month: monthName, part: z.enum(BOOK_PARTS) }),
  exportSettlements: z.strictObject({ month: monthName }),
} as const;

export interface MonthBooks {
  month: string;
  /** Tables of GSTR-1, and late credit notes, which are in none: each document is in one of them. */
  sections: SectionSums[];
  /** All of them together; credit notes are taken off. */
  total: BookSums;
  /** Of the table of small supplies. */
  states: StateRow[];
  series: SeriesRow[];
}

export interface AccountingOutputs {
  booksOfMonth: MonthBooks;
  exportBooks: ListFile;
  exportSettlements: ListFile;
}
