import { type CsvColumn, csvName, csvOf } from "@niyamdesk/domain/lists/csv";
import { leadImport as words } from "#messages/workspaces/lead-admin.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import type { OutcomeRow } from "./outcomes.ts";
import type { Table } from "./read-file.ts";

/** What is to be said of a row, beside its cells. */
export function said({ problem, lost = [] }: OutcomeRow): string {
  if (problem !== undefined) {
    return problem.of === undefined ? words.problems[problem.reason] : words.twiceOf(problem.of);
  }
  return lost.map(({ field, what }) => words.lost[what](words.fields[field])).join("; ");
}

/** Rows, with what is said of them before their cells, to be put right and imported again. Their cells only while the file is open. */
export function saveRows(rows: readonly OutcomeRow[], table: Table | null): void {
  const cells = new Map(table?.rows.map((row) => [row.line, row.cells]));
  const columns: CsvColumn<OutcomeRow>[] = [
    { heading: words.line, kind: "number", value: ({ line }) => line },
    { heading: words.problem, kind: "text", value: said },
    ...(table?.headings ?? []).map(
      (heading, at): CsvColumn<OutcomeRow> => ({
        ...{ heading, kind: "text" },
        value: ({ line }) => cells.get(line)?.[at] ?? "",
      }),
    ),
  ];
  const sorted = [...rows].sort((one, next) => one.line - next.line);
  const text = csvOf(columns, sorted);
  saveFile(
    new TextEncoder().encode(text),
    "text/csv;charset=utf-8",
    csvName("import-errors", Date.now(), sorted.length),
  );
}
