import { useEffect, useState } from "react";
import { documents } from "#messages/documents.ts";
import type { ReadTable } from "../../lib/files/read-table.ts";
import { SHOWN_COLUMNS, type TableRows } from "../../lib/files/table-rows.ts";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";

const words = documents.viewer.table;

interface TablePaneProps {
  name: string;
  table: ReadTable;
  /** What it fills: all there is, as in the viewer, or part of a page. */
  className?: string;
  onDownload(): void;
}

/** The first rows of a table, as plain text. Formulas are not reckoned and links lead nowhere: whoever needs more opens the file. */
export function TablePane({ name, table, className = "", onDownload }: TablePaneProps) {
  const [sheet, setSheet] = useState(0);
  const [read, setRead] = useState<TableRows | "failed" | null>(null);
  useEffect(() => {
    let gone = false;
    setRead(null);
    table.read(sheet).then(
      (rows) => gone || setRead(rows),
      () => gone || setRead("failed"),
    );
    return () => {
      gone = true;
    };
  }, [table, sheet]);
  return (
    <div className={`flex min-h-0 flex-col ${className}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-base-300 px-3 py-1.5">
        {table.sheets.length > 1 && (
          <select
            className="select min-h-11 w-auto max-w-56 text-base lg:min-h-9"
            aria-label={words.sheet}
            value={sheet}
            onChange={(event) => setSheet(Number(event.target.value))}
          >
            {table.sheets.map((title, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is known by its place
              <option key={at} value={at}>
                {title || words.sheetNumber(at + 1)}
              </option>
            ))}
          </select>
        )}
        <p role="status" className="muted min-w-0 flex-1 text-sm">
          {read === "failed"
            ? documents.viewer.noDrawing
            : read === null
              ? documents.viewer.opening
              : countOf(read)}
        </p>
        <Button look="outline" size="small" className="min-h-11 lg:min-h-9" onClick={onDownload}>
          {documents.viewer.download}
        </Button>
      </div>
      {read !== null && read !== "failed" && read.hasFormulas && (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-base-300 px-3 py-1.5 text-sm">
          <Badge tone="warning">{words.formulas}</Badge>
          {words.formulasWhy}
        </p>
      )}
      {read !== null && read !== "failed" && read.total !== 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
        <div
          role="group"
          aria-label={name}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its room is scrolled by keys too
          tabIndex={0}
          className="min-h-0 flex-1 overflow-auto bg-base-100 -outline-offset-2"
        >
          <table className="w-max border-separate border-spacing-0 text-sm" aria-label={name}>
            <tbody translate="no">
              {read.rows.map(({ number, cells }, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
                <tr key={row}>
                  <th
                    scope="row"
                    className="muted figures sticky left-0 border-b border-base-300 bg-base-200 px-2 py-1 text-end align-top font-normal"
                  >
                    {number}
                  </th>
                  {cells.map((cell, column) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
                      key={column}
                      className={`max-w-56 border-r border-b border-base-300 px-2 py-1 align-top lg:max-w-80 ${isFigure(cell) ? "figures whitespace-nowrap text-end" : ""}`}
                      title={cell}
                    >
                      {isFigure(cell) ? cell : <span className="line-clamp-4 wrap-anywhere">{cell}</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function countOf({ rows, total, isNarrowed }: TableRows): string {
  if (total === 0) return words.empty;
  if (total === rows.length) return isNarrowed ? words.firstColumns(SHOWN_COLUMNS) : words.rows(rows.length);
  return total === null
    ? words.firstRows(rows.length)
    : words.firstOf(rows.length, total.toLocaleString("en-IN"));
}

function isFigure(cell: string): boolean {
  return /^-?[\d,]+(?:\.\d+)?$/.test(cell);
}
