import { textOfCsv } from "@niyamdesk/domain/documents/csv-look";
import type { TableType } from "@niyamdesk/domain/documents/document";
import { partsOf } from "@niyamdesk/domain/documents/workbook";
import { csvRows } from "./csv-rows.ts";
import { readWorkbook } from "./workbook-rows.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** So much of a table is drawn; whoever needs all of it opens the file. */
export const SHOWN_ROWS = 200;
export const SHOWN_COLUMNS = 40;
/** A cell of a register has some words. */
const LONGEST_CELL = 300;

export interface TableRows {
  rows: readonly (readonly string[])[];
  /** Of the table; null: more than was read. */
  total: number | null;
  /** Not all of its columns are among them. */
  isNarrowed: boolean;
}

/** A table that can be looked at: its texts alone, nothing of it is run or fetched. */
export interface ReadTable {
  /** Names of its sheets; a CSV has one without a name. */
  sheets: readonly string[];
  read(sheet: number): Promise<TableRows>;
}

/** @throws Error when it cannot be read */
export async function readTable(bytes: Bytes, type: TableType): Promise<ReadTable> {
  if (type === "text/csv") {
    const text = textOfCsv(bytes);
    if (text === null) throw new Error("No text");
    const rows = shown(csvRows(text, SHOWN_ROWS));
    return { sheets: [""], read: async () => rows };
  }
  const parts = partsOf(bytes);
  if (typeof parts === "string") throw new Error(parts);
  const book = await readWorkbook(parts);
  return {
    sheets: book.sheets,
    read: async (sheet) => shown(await book.rows(sheet, SHOWN_ROWS, SHOWN_COLUMNS)),
  };
}

function shown({ rows, total }: { rows: readonly (readonly string[])[]; total: number | null }): TableRows {
  return {
    rows: rows.map((cells) => cells.slice(0, SHOWN_COLUMNS).map(shortened)),
    total,
    isNarrowed: rows.some(({ length }) => length > SHOWN_COLUMNS),
  };
}

function shortened(cell: string): string {
  return cell.length > LONGEST_CELL ? `${cell.slice(0, LONGEST_CELL)}…` : cell;
}
