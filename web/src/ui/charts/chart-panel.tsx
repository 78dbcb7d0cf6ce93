import { ChartColumn, Table2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { charts as words } from "#messages/charts.ts";
import { Panel } from "../panel.tsx";
import { FigureTable, type TableOf } from "./figure-table.tsx";

interface ChartPanelProps {
  title: string;
  /** What the drawing says, in a line. */
  lead?: ReactNode;
  /** The same numbers, in the order in which they are drawn. */
  table: TableOf;
  /** Below the drawing or the table. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A drawing of figures, with the table of the same numbers behind a button. */
export function ChartPanel({ title, lead, table, foot, children }: ChartPanelProps) {
  const [isTable, setTable] = useState(false);
  const Sign = isTable ? ChartColumn : Table2;
  return (
    <Panel title={title} framed>
      {lead !== undefined && <div className="mb-4">{lead}</div>}
      {isTable ? <FigureTable caption={title} {...table} /> : children}
      {foot}
      <button
        type="button"
        aria-pressed={isTable}
        className="thumb mt-4 inline-flex cursor-pointer items-center gap-2 text-sm font-medium text-primary underline-offset-4 hover:underline"
        onClick={() => setTable(!isTable)}
      >
        <Sign size={16} aria-hidden="true" />
        {isTable ? words.asChart : words.asTable}
      </button>
    </Panel>
  );
}
