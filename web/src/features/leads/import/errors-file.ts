import type { RowProblem } from "@niyamdesk/domain/leads/import-row";
import { type CsvColumn, csvName, csvOf } from "@niyamdesk/domain/lists/csv";
import { leadImport as words } from "#messages/workspaces/lead-admin.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import type { Table } from "./read-file.ts";

type Problem = { line: number; reason: RowProblem };

/** The rows that made no lead, with what was wrong before them, to be put right and imported again. Their cells only while the file is open. */
export function saveProblems(problems: readonly Problem[], table: Table | null): void {
  const cells = new Map(table?.rows.map((row) => [row.line, row.cells]));
  const columns: CsvColumn<Problem>[] = [
    { heading: words.line, kind: "number", value: ({ line }) => line },
    { heading: words.problem, kind: "text", value: ({ reason }) => words.problems[reason] },
    ...(table?.headings ?? []).map(
      (heading, at): CsvColumn<Problem> => ({
        ...{ heading, kind: "text" },
        value: ({ line }) => cells.get(line)?.[at] ?? "",
      }),
    ),
  ];
  const rows = [...problems].sort((one, next) => one.line - next.line);
  const text = csvOf(columns, rows);
  saveFile(
    new TextEncoder().encode(text),
    "text/csv;charset=utf-8",
    csvName("import-errors", Date.now(), rows.length),
  );
}
