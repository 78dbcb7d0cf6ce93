import type { LeadImport } from "@niyamdesk/domain/leads/lead-import";
import { Download } from "lucide-react";
import { leadImport as words } from "#messages/workspaces/lead-admin.ts";
import { Button } from "../../../ui/button.tsx";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { stateOf, useImport, useSlices } from "../data/imports.ts";
import { saveRows } from "../import/errors-file.ts";
import { leftOut } from "../import/import-result.ts";
import type { Table } from "../import/read-file.ts";
import type { Problem } from "../import/rows-of.ts";

interface ImportProgressProps {
  id: string;
  /** While its file is open. */
  table: Table | null;
  /** Rows of the file that were not sent, since nothing can be made of them. */
  unfit: readonly Problem[];
}

/** How far an import is, live, and which rows of its file made no lead. */
export function ImportProgress({ id, table, unfit }: ImportProgressProps) {
  const live = useImport(id);
  return (
    <LivePanel live={live} label={words.progress} failure={words.historyFailed}>
      {(found) => found && <Progress {...{ found, id, table, unfit }} />}
    </LivePanel>
  );
}

function Progress({ found, ...file }: ImportProgressProps & { found: LeadImport }) {
  const { rows, why } = leftOut(found);
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-lg">{words.states[stateOf(found)]}</h2>
        {stateOf(found) === "running" && (
          <progress
            className="progress progress-primary mt-2 w-full"
            aria-label={words.progress}
            value={found.done_slices}
            max={found.slices}
          />
        )}
      </div>
      <Figures label={words.progress}>
        <Figure term={words.made} value={found.made.toLocaleString("en-IN")} />
        <Figure
          term={words.leftOut}
          value={rows.toLocaleString("en-IN")}
          {...(rows > 0 ? { note: why } : {})}
        />
      </Figures>
      {rows > 0 && <Problems {...file} />}
    </section>
  );
}

/** The rows that made no lead. */
function Problems({ id, table, unfit }: ImportProgressProps) {
  const slices = useSlices(id);
  if (slices.status !== "ready") return null;
  const rows = [...unfit, ...slices.value.flatMap((slice) => slice.problems)].map((problem) => ({
    line: problem.line,
    problem,
  }));
  if (rows.length === 0) return null;
  return (
    <div>
      <Button look="outline" size="small" onClick={() => saveRows(rows, table)}>
        <Download size={16} aria-hidden="true" />
        {words.errorsOf(rows.length)}
      </Button>
    </div>
  );
}
