import type { TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import { funnelOf } from "@niyamdesk/domain/calls/performance";
import { reports } from "#messages/workspaces/reports.ts";
import { Bars } from "../../../ui/charts/bars.tsx";
import { ChartPanel } from "../../../ui/charts/chart-panel.tsx";
import { number } from "./report-words.ts";

const words = reports.funnel;
const STEPS = ["called", "spoke", "interested", "qualified", "converted"] as const;

/** How far the people who were called came. */
export function FunnelChart({ days }: { days: readonly TelecallerDay[] }) {
  const funnel = funnelOf(days);
  const share = (step: (typeof STEPS)[number]) =>
    reports.percent(funnel.called === 0 ? 0 : Math.round((100 * funnel[step]) / funnel.called));
  return (
    <ChartPanel
      title={words.title}
      lead={<p className="muted text-sm">{words.people}</p>}
      table={{
        heads: [reports.heads.step, reports.heads.people, reports.heads.share],
        rows: STEPS.map((step) => [words[step], number.format(funnel[step]), share(step)]),
      }}
    >
      <Bars
        of={funnel.called}
        bars={STEPS.map((step) => ({
          key: step,
          label: words[step],
          value: funnel[step],
          said: number.format(funnel[step]),
        }))}
      />
    </ChartPanel>
  );
}
