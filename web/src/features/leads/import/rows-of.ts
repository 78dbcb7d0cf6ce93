import {
  type ColumnMapping,
  type ImportField,
  type ImportRow,
  type RowProblem,
  readImportRow,
} from "@niyamdesk/domain/leads/import-row";
import type { Table } from "./read-file.ts";

export interface ReadRows {
  fit: readonly ImportRow[];
  problems: readonly { line: number; reason: RowProblem }[];
}

/** The rows of a table by what its columns are. Whoever stands in it twice is told at once. */
export function rowsOf({ rows }: Pick<Table, "rows">, mapping: ColumnMapping): ReadRows {
  const fit: ImportRow[] = [];
  const problems: { line: number; reason: RowProblem }[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of rows) {
    const named: Partial<Record<ImportField, string>> = {};
    mapping.forEach((field, at) => {
      if (field !== null) named[field] = cells[at] ?? "";
    });
    const read = readImportRow(line, named);
    if ("problem" in read) {
      problems.push({ line, reason: read.problem });
      continue;
    }
    const marks = [read.row.phone, read.row.email].filter((mark) => mark !== null);
    if (marks.some((mark) => seen.has(mark))) problems.push({ line, reason: "twice_in_file" });
    else fit.push(read.row);
    for (const mark of marks) seen.add(mark);
  }
  return { fit, problems };
}

/** Whether a mapping says enough: somebody's name, and a way to reach them. */
export function isEnough(mapping: ColumnMapping): boolean {
  return mapping.includes("name") && (mapping.includes("phone") || mapping.includes("email"));
}
