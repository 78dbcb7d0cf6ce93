/** So much of a table is drawn; whoever needs all of it opens the file. */
export const SHOWN_ROWS = 200;
export const SHOWN_COLUMNS = 40;

/** As a spreadsheet numbers it, from 1: empty rows before it count, though they may not be in the file or not be shown. */
export interface NumberedRow {
  number: number;
  cells: readonly string[];
}

/** What is shown of a table. */
export interface TableRows {
  rows: readonly NumberedRow[];
  /** Of the table; null: more than was read. */
  total: number | null;
  /** Not all of its columns are among them. */
  isNarrowed: boolean;
  /** Of a CSV, which is handed out as it was sent: a spreadsheet program would run something in it. */
  hasFormulas?: boolean;
}
