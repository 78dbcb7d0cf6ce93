import { wholeDays } from "@niyamdesk/domain/calls/performance";
import { daysOf, PERIOD_KINDS, periodOf } from "@niyamdesk/domain/calls/period";
import { DEFAULT_TARGETS } from "@niyamdesk/domain/calls/telecaller-profile";
import {
  isIstDayName,
  istDay,
  startOfIstDay,
  startOfIstDayNamed,
  startOfIstWeek,
} from "@niyamdesk/domain/time/time";
import { useSearchParams } from "react-router-dom";
import { reports as words } from "#messages/workspaces/reports.ts";
import { useUnsentCalls } from "../../features/calls/cockpit/outbox.ts";
import { useOwnDays } from "../../features/calls/data/days.ts";
import { useTargets } from "../../features/calls/data/targets.ts";
import { withUnsent } from "../../features/calls/day/unsent.ts";
import { Badges } from "../../features/calls/report/badges.tsx";
import { CallsChart } from "../../features/calls/report/calls-chart.tsx";
import { ExportButton } from "../../features/calls/report/export-button.tsx";
import { FunnelChart } from "../../features/calls/report/funnel-chart.tsx";
import { HoursChart } from "../../features/calls/report/hours-chart.tsx";
import { OutcomeCharts } from "../../features/calls/report/outcome-charts.tsx";
import { PeriodChoice } from "../../features/calls/report/period-choice.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const DAY_MS = 86_400_000;
/** What achievements and the best hour are told from. */
const WEEKS = 12;
const WEEKS_OF_HOURS = 4;

/** Am I getting better, and when is my best hour? The period stands in the address. */
export default function PerformanceReports() {
  usePageTitle(words.title);
  const uid = useOwnUid();
  const now = useServerMinute();
  const [address, setAddress] = useSearchParams();
  const kind = PERIOD_KINDS.find((one) => one === address.get("by")) ?? "week";
  const asked = address.get("day") ?? "";
  const period = periodOf(kind, isIstDayName(asked) ? Math.min(startOfIstDayNamed(asked), now) : now);
  const names = daysOf(period);
  const [from, last] = [names[0] ?? "", names.at(-1) ?? ""];
  const first = startOfIstWeek(now) - (WEEKS - 1) * 7 * DAY_MS;
  const recent = useOwnDays(uid, istDay(first), istDay(now));
  // Mostly the same listener: only a period from before is read by itself.
  const isRecent = period.from >= first;
  const older = useOwnDays(uid, isRecent ? istDay(first) : from, isRecent ? istDay(now) : last);
  const unsent = useUnsentCalls(uid);
  const stored = useTargets(uid);
  const targets = stored.status === "ready" ? stored.value : DEFAULT_TARGETS;
  const ofHours = daysOf({
    from: startOfIstDay(now) - (WEEKS_OF_HOURS * 7 - 1) * DAY_MS,
    until: startOfIstDay(now) + DAY_MS,
  });
  return (
    <WorkspacePage title={words.title} actions={<ExportButton from={from} last={last} />}>
      <PeriodChoice
        period={period}
        now={now}
        onChoose={(by, at) => setAddress({ by, ...(istDay(at) !== istDay(now) && { day: istDay(at) }) })}
      />
      <LivePanel live={older} label={words.loading} failure={words.failed} rows={4}>
        {(known) => {
          const days = wholeDays(uid, names, withUnsent(known, unsent, uid));
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
              <CallsChart kind={kind} days={days} targets={targets} today={istDay(now)} />
              <FunnelChart days={days} />
              <OutcomeCharts days={days} />
            </div>
          );
        }}
      </LivePanel>
      <LivePanel live={recent} label={words.loading} failure={words.failed} rows={2}>
        {(known) => {
          const days = withUnsent(known, unsent, uid);
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
              <HoursChart days={wholeDays(uid, ofHours, days)} />
              <Badges days={days} targets={targets} />
            </div>
          );
        }}
      </LivePanel>
      {unsent.length > 0 && <p className="muted text-sm">{words.notSent(unsent.length)}</p>}
    </WorkspacePage>
  );
}
