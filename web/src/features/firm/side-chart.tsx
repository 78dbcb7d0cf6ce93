import type { Side } from "@niyamdesk/domain/firm/firm-month";
import { ranked } from "@niyamdesk/domain/firm/report";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { shownName } from "#messages/stored-names.ts";
import { firm as words } from "#messages/workspaces/firm.ts";
import { Bars } from "../../ui/charts/bars.tsx";
import { ChartPanel } from "../../ui/charts/chart-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { MonthView } from "./months.ts";

/** The others are in the table. */
const MOST_DRAWN = 6;

interface SideChartProps {
  side: Side;
  title: string;
  months: readonly MonthView[];
  now: number;
}

/** Revenue of the month by service, partner or person, who brought most on top. */
export function SideChart({ side, title, months, now }: SideChartProps) {
  const rows = ranked(months, now, side).map(({ id, name, ...figures }) => ({
    ...{ id, name: name === null ? words.unnamed : shownName(name) },
    ...figures,
  }));
  if (rows.length === 0) {
    return (
      <Panel title={title} framed>
        <p className="muted text-sm">{words.none}</p>
      </Panel>
    );
  }
  const { heads } = words;
  const others = rows.length - MOST_DRAWN;
  return (
    <ChartPanel
      title={title}
      table={{
        heads: [heads.name, heads.orders, heads.revenue, heads.before],
        rows: rows.map(({ name, now: figures, before }) => [
          name,
          String(figures.orders ?? 0),
          formatPaise(figures.revenue_paise ?? 0),
          formatPaise(before.revenue_paise ?? 0),
        ]),
      }}
      {...(others > 0 && { foot: <p className="muted mt-3 text-sm">{words.others(others)}</p> })}
    >
      <Bars
        bars={rows.slice(0, MOST_DRAWN).map(({ id, name, now: figures }) => ({
          ...{ key: id, label: name, value: figures.revenue_paise ?? 0 },
          said: formatPaise(figures.revenue_paise ?? 0),
        }))}
      />
    </ChartPanel>
  );
}
