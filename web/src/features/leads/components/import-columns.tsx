import {
  type ColumnMapping,
  guessMapping,
  IMPORT_FIELDS,
  type ImportField,
} from "@niyamdesk/domain/leads/import-row";
import { leadImport as words } from "#messages/workspaces/lead-admin.ts";
import { keepDraft, readKeptDraft } from "../../../lib/device/kept-draft.ts";
import { Panel } from "../../../ui/panel.tsx";
import type { Table } from "../import/read-file.ts";
import { isEnough } from "../import/rows-of.ts";

interface ImportColumnsProps {
  table: Table;
  mapping: ColumnMapping;
  onChange(mapping: ColumnMapping): void;
}

/** What each column of a file is. */
export function ImportColumns({ table, mapping, onChange }: ImportColumnsProps) {
  function choose(at: number, field: ImportField | null): void {
    const next = mapping.map((one, place) => (place === at ? field : one === field ? null : one));
    onChange(next);
    keepDraft(draftOf(table.headings), { columns: [...next] });
  }
  return (
    <Panel title={words.columns}>
      <p className="muted mb-3 text-sm">{words.columnsHint}</p>
      <ul className="grid gap-px overflow-clip rounded-box border border-base-300 bg-base-300">
        {table.headings.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={at} className="import-column">
            <span className="min-w-0">
              <span className="block truncate font-medium">{heading || `${words.column} ${at + 1}`}</span>
              <span className="muted block truncate text-sm">
                {table.rows
                  .slice(0, 3)
                  .map(({ cells }) => cells[at]?.trim())
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <select
              className="select w-full sm:w-52"
              aria-label={`${heading || `${words.column} ${at + 1}`}: ${words.takes}`}
              value={mapping[at] ?? ""}
              onChange={(event) =>
                choose(at, IMPORT_FIELDS.find((known) => known === event.target.value) ?? null)
              }
            >
              <option value="">{words.ignore}</option>
              {IMPORT_FIELDS.map((field) => (
                <option key={field} value={field}>
                  {words.fields[field]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {!isEnough(mapping) && <p className="mt-3 text-sm font-medium text-error">{words.needs}</p>}
    </Panel>
  );
}

const draftOf = (headings: readonly string[]) => `lead-import.${headings.join("|").slice(0, 300)}`;

/** As it was set for the last file with these headings, else as they are usually called. */
export function keptMapping(headings: readonly string[]): ColumnMapping {
  const kept = readKeptDraft(draftOf(headings))?.values.columns;
  if (!Array.isArray(kept) || kept.length !== headings.length) return guessMapping(headings);
  return kept.map(
    (field: unknown): ImportField | null => IMPORT_FIELDS.find((known) => known === field) ?? null,
  );
}
