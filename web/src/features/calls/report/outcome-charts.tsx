import { CALL_DISPOSITIONS, CALL_STATUSES } from "@niyamdesk/domain/calls/call";
import type { TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import { outcomesOf } from "@niyamdesk/domain/calls/performance";
import { cockpit } from "#messages/workspaces/cockpit.ts";
import { reports as words } from "#messages/workspaces/reports.ts";
import { Bars } from "../../../ui/charts/bars.tsx";
import { ChartPanel } from "../../../ui/charts/chart-panel.tsx";
import { number } from "./report-words.ts";

/** How calls ended, and what those said who were spoken to. */
export function OutcomeCharts({ days }: { days: readonly TelecallerDay[] }) {
  const { statuses, dispositions } = outcomesOf(days);
  const said = Object.values(dispositions).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <Counts title={words.outcomes.title} keys={CALL_STATUSES} names={cockpit.outcomes} counts={statuses} />
      <Counts
        title={words.said.title}
        keys={CALL_DISPOSITIONS}
        names={cockpit.results}
        counts={dispositions}
        {...(said === 0 && { lead: words.said.none })}
      />
    </>
  );
}

interface CountsProps<Key extends string> {
  title: string;
  lead?: string;
  keys: readonly Key[];
  names: Readonly<Record<Key, string>>;
  counts: Readonly<Record<Key, number>>;
}

function Counts<Key extends string>({ title, lead, keys, names, counts }: CountsProps<Key>) {
  return (
    <ChartPanel
      title={title}
      {...(lead !== undefined && { lead: <p className="muted text-sm">{lead}</p> })}
      table={{
        heads: [words.heads.result, words.heads.number],
        rows: keys.map((key) => [names[key], number.format(counts[key])]),
      }}
    >
      <Bars
        bars={keys.map((key) => ({
          key,
          label: names[key],
          value: counts[key],
          said: number.format(counts[key]),
        }))}
      />
    </ChartPanel>
  );
}
