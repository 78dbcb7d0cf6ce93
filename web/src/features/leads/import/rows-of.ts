import {
  type ColumnMapping,
  type ImportField,
  type ImportRow,
  type RowLoss,
  type RowProblem,
  readImportRow,
} from "@niyamdesk/domain/leads/import-row";
import type { Table } from "./read-file.ts";

/** A row that makes no lead. `of`: the line of the same person, where the file has them twice. */
export interface Problem {
  line: number;
  reason: RowProblem;
  of?: number;
}

export interface ReadRows {
  fit: readonly ImportRow[];
  problems: readonly Problem[];
  /** Rows of `fit` that go without something, or with less of it. */
  lost: readonly { line: number; lost: readonly RowLoss[] }[];
}

/** The rows of a table by what its columns are. Whoever stands in it twice is told at once. */
export function rowsOf({ rows }: Pick<Table, "rows">, mapping: ColumnMapping): ReadRows {
  const fit: ImportRow[] = [];
  const problems: Problem[] = [];
  const lost: { line: number; lost: readonly RowLoss[] }[] = [];
  const seen = new Map<string, number>();
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
    const of = marks.map((mark) => seen.get(mark)).find((one) => one !== undefined);
    for (const mark of marks) if (!seen.has(mark)) seen.set(mark, of ?? line);
    if (of !== undefined) {
      problems.push({ line, reason: "twice_in_file", of });
      continue;
    }
    fit.push(read.row);
    if (read.lost.length > 0) lost.push({ line, lost: read.lost });
  }
  return { fit, problems, lost };
}

/** Whether a mapping says enough: somebody's name, and a way to reach them. */
export function isEnough(mapping: ColumnMapping): boolean {
  return mapping.includes("name") && (mapping.includes("phone") || mapping.includes("email"));
}
