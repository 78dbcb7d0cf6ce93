import { bestHour, hoursOf, type TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import { reports } from "#messages/workspaces/reports.ts";
import { Bars } from "../../../ui/charts/bars.tsx";
import { ChartPanel } from "../../../ui/charts/chart-panel.tsx";
import { hourWords, number } from "./report-words.ts";

const words = reports.hours;

/** In which hour most people answer. @param days of the last four weeks */
export function HoursChart({ days }: { days: readonly TelecallerDay[] }) {
  const hours = hoursOf(days).filter(({ calls }) => calls > 0);
  const best = bestHour(days);
  const rate = ({ calls, connected }: (typeof hours)[number]) => Math.round((100 * connected) / calls);
  const lead = best === null ? words.notYet : words.bestIs(hourWords(best));
  return (
    <ChartPanel
      title={words.title}
      lead={<p className="muted text-sm">{hours.length === 0 ? words.none : lead}</p>}
      table={{
        heads: [reports.heads.hour, reports.heads.calls, reports.heads.connected, reports.heads.rate],
        rows: hours.map((one) => [
          hourWords(one.hour),
          number.format(one.calls),
          number.format(one.connected),
          reports.percent(rate(one)),
        ]),
      }}
    >
      <Bars
        of={100}
        bars={hours.map((one) => ({
          key: String(one.hour),
          label: hourWords(one.hour),
          value: rate(one),
          said: reports.percent(rate(one)),
          isMarked: one.hour === best,
        }))}
      />
    </ChartPanel>
  );
}
