import { runsInSpreadsheet } from "@niyamdesk/domain/lists/formula";
import type { NumberedRow } from "./table-rows.ts";

interface CsvRows {
  rows: NumberedRow[];
  total: number;
  /** Some cell, shown or not, would be run by a spreadsheet program. */
  hasFormulas: boolean;
}

/** Rows of a table as text, as far as they are shown, and how many there are. Blank ones are left out, and counted in the numbers. */
export function csvRows(text: string, most: number): CsvRows {
  const separator = separatorOf(text);
  const rows: NumberedRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let total = 0;
  let number = 0;
  let hasFormulas = false;
  const endRow = () => {
    number += 1;
    cells.push(cell);
    if (cells.some((one) => one.trim() !== "")) {
      total += 1;
      hasFormulas ||= cells.some(runsInSpreadsheet);
      if (rows.length < most) rows.push({ number, cells });
    }
    cells = [];
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] as string;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (letter === separator) {
      cells.push(cell);
      cell = "";
    } else if (letter === "\n") endRow();
    else if (letter !== "\r") cell += letter;
    else if (text[at + 1] !== "\n") endRow();
  }
  if (cell !== "" || cells.length > 0) endRow();
  return { rows, total, hasFormulas };
}

/** What stands most often, and alike, in the first lines. */
function separatorOf(text: string): string {
  const lines = text.split(/\r\n?|\n/, 10).filter((line) => line.trim() !== "");
  const counts = [",", ";", "\t", "|"].map((mark) => {
    const inLines = lines.map((line) => line.split(mark).length - 1);
    return { mark, least: Math.min(...inLines), first: inLines[0] ?? 0 };
  });
  const best = counts.toSorted((one, next) => next.least - one.least || next.first - one.first)[0];
  return best?.mark ?? ",";
}
