import type { BookDocument } from "@niyamdesk/domain/accounting/book-document";
import { sacRows, stateRows } from "@niyamdesk/domain/accounting/by-state";
import type { BookPart } from "@niyamdesk/domain/accounting/callables";
import { type BookSection, sectionOf } from "@niyamdesk/domain/accounting/sections";
import { seriesRows } from "@niyamdesk/domain/accounting/series";
import type { ListFile } from "@niyamdesk/domain/base/list-file";
import { type CsvColumn, csvOf } from "@niyamdesk/domain/lists/csv";
import {
  B2B_COLUMNS,
  B2CL_COLUMNS,
  B2CS_COLUMNS,
  CDNR_COLUMNS,
  CDNUR_COLUMNS,
  DOCS_COLUMNS,
  HSN_COLUMNS,
  REGISTER_COLUMNS,
} from "./book-columns.ts";

type Table = Pick<ListFile, "rows" | "text">;

const TABLES: Readonly<Record<BookPart, (documents: readonly BookDocument[]) => Table>> = {
  register: (documents) => table(REGISTER_COLUMNS, documents),
  b2b: (documents) => table(B2B_COLUMNS, of("b2b", documents)),
  b2cl: (documents) => table(B2CL_COLUMNS, of("b2cl", documents)),
  b2cs: (documents) => table(B2CS_COLUMNS, stateRows(documents)),
  cdnr: (documents) => table(CDNR_COLUMNS, of("cdnr", documents)),
  cdnur: (documents) => table(CDNUR_COLUMNS, of("cdnur", documents)),
  hsn_b2b: (documents) => table(HSN_COLUMNS, sacRows(documents, "registered")),
  hsn_b2c: (documents) => table(HSN_COLUMNS, sacRows(documents, "unregistered")),
  docs: (documents) => table(DOCS_COLUMNS, seriesRows(documents)),
};

/** One file of a month's books, such as `gstr1-b2b-2026-11.csv`. */
export function bookFile(part: BookPart, month: string, documents: readonly BookDocument[]): ListFile {
  const name = part === "register" ? `register-${month}.csv` : `gstr1-${part.replace("_", "-")}-${month}.csv`;
  return { name, ...TABLES[part](documents) };
}

function table<T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): Table {
  return { rows: rows.length, text: csvOf(columns, rows) };
}

function of(section: BookSection, documents: readonly BookDocument[]): BookDocument[] {
  return documents.filter((document) => sectionOf(document) === section);
}
