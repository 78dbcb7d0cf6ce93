import { textOfCsv } from "@niyamdesk/domain/documents/csv-look";
import type { TableType } from "@niyamdesk/domain/documents/document";
import { partsOf } from "@niyamdesk/domain/documents/workbook";
import { csvRows } from "./csv-rows.ts";
import { type NumberedRow, SHOWN_COLUMNS, SHOWN_ROWS, type TableRows } from "./table-rows.ts";
import { readWorkbook } from "./workbook-rows.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A cell of a register has some words. */
const LONGEST_CELL = 300;

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
    const { rows: read, total, hasFormulas } = csvRows(text, SHOWN_ROWS);
    const rows = shown({
      rows: read,
      total,
      hasFormulas,
      isNarrowed: read.some(({ cells }) => cells.length > SHOWN_COLUMNS),
    });
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

function shown({ rows, ...about }: TableRows): TableRows {
  const shortRow = ({ number, cells }: NumberedRow) => ({
    number,
    cells: cells.slice(0, SHOWN_COLUMNS).map(shortened),
  });
  return { ...about, rows: rows.map(shortRow) };
}

function shortened(cell: string): string {
  return cell.length > LONGEST_CELL ? `${cell.slice(0, LONGEST_CELL)}…` : cell;
}
