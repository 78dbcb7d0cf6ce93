import type { ColumnMapping } from "@niyamdesk/domain/leads/import-row";
import { ChevronDown, Download } from "lucide-react";
import { leadImport as words } from "#messages/workspaces/lead-admin.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { said, saveRows } from "../import/errors-file.ts";
import { OUTCOMES, type Outcome, type OutcomeRow } from "../import/outcomes.ts";
import type { Table } from "../import/read-file.ts";

/** So many rows of each kind are shown; all are in the download. */
const MOST_SHOWN = 20;

interface ImportOutcomesProps {
  table: Table;
  mapping: ColumnMapping;
  outcomes: Readonly<Record<Outcome, readonly OutcomeRow[]>>;
  /** Whether it is not known yet who is new. */
  isOpen: boolean;
}

/** What will become of a file's rows, each kind with its rows to look at. */
export function ImportOutcomes({ table, mapping, outcomes, isOpen }: ImportOutcomesProps) {
  const told = OUTCOMES.filter((outcome) => outcome !== "lost" || outcomes.lost.length > 0);
  return (
    <Panel title={words.outcome}>
      <ul aria-label={words.outcome} className="work-list">
        {told.map((outcome) => {
          const rows = outcomes[outcome];
          const isUnknown = isOpen && ["fresh", "lost", "known", "barred"].includes(outcome);
          const line = <Line outcome={outcome} count={isUnknown ? null : rows.length} />;
          return (
            <li key={outcome} className="import-outcome" data-outcome={outcome}>
              {isUnknown || rows.length === 0 ? (
                <div className="import-outcome-line">{line}</div>
              ) : (
                <details>
                  <summary className="import-outcome-line">
                    {line}
                    <ChevronDown size={18} aria-hidden="true" className="import-outcome-mark muted" />
                  </summary>
                  <Rows {...{ table, mapping, rows }} />
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** @param count null: not known yet */
function Line({ outcome, count }: { outcome: Outcome; count: number | null }) {
  const { title, effect } = words.outcomes[outcome];
  return (
    <>
      <span
        translate="no"
        className={`figures min-w-14 text-right text-xl font-semibold ${count === 0 ? "muted" : ""}`}
      >
        {count === null ? "…" : count.toLocaleString("en-IN")}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        {count !== 0 && <span className="muted block text-sm">{effect}</span>}
      </span>
    </>
  );
}

function Rows({
  table,
  mapping,
  rows,
}: Pick<ImportOutcomesProps, "table" | "mapping"> & { rows: readonly OutcomeRow[] }) {
  const shown = new Set(rows.slice(0, MOST_SHOWN).map(({ line }) => line));
  const cells = new Map(table.rows.filter(({ line }) => shown.has(line)).map((row) => [row.line, row.cells]));
  const who = (line: number) =>
    (["name", "phone", "email"] as const)
      .map((field) => cells.get(line)?.[mapping.indexOf(field)]?.trim())
      .filter(Boolean)
      .slice(0, 2)
      .join(", ");
  return (
    <div className="import-outcome-rows">
      <ul className="grid gap-1.5 text-sm">
        {rows.slice(0, MOST_SHOWN).map((row) => (
          <li key={row.line} className="flex flex-wrap gap-x-3">
            <span className="figures muted min-w-16">
              {words.line} {row.line}
            </span>
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <span className="line-clamp-2">{who(row.line)}</span>
              <span className="muted block">{said(row)}</span>
            </span>
          </li>
        ))}
      </ul>
      {rows.length > MOST_SHOWN && (
        <p className="muted mt-2 text-sm">{words.andMore(rows.length - MOST_SHOWN)}</p>
      )}
      <Button look="outline" size="small" className="mt-3" onClick={() => saveRows(rows, table)}>
        <Download size={16} aria-hidden="true" />
        {words.download(rows.length)}
      </Button>
    </div>
  );
}
