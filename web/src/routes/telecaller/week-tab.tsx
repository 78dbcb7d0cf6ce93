import { figuresOf } from "@niyamdesk/domain/calls/call-day";
import { daysOf, periodOf } from "@niyamdesk/domain/calls/period";
import { LOCALE } from "#messages/language.ts";
import { callingDay as words } from "#messages/workspaces/calling-day.ts";
import { useOwnDays } from "../../features/calls/data/days.ts";
import { useTargets } from "../../features/calls/data/targets.ts";
import { type Unsent, withUnsent } from "../../features/calls/day/unsent.ts";
import { Figure, Figures } from "../../ui/figures.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { PAGES } from "./use-work.ts";

const number = new Intl.NumberFormat(LOCALE);

interface WeekTabProps {
  uid: string;
  now: number;
  unsent: readonly Unsent[];
}

/** The week so far in a few figures; the rest stands in the reports. */
export default function WeekTab({ uid, now, unsent }: WeekTabProps) {
  const names = daysOf(periodOf("week", now));
  const days = useOwnDays(uid, names[0] ?? "", names.at(-1) ?? "");
  const targets = useTargets(uid);
  const target = targets.status === "ready" ? targets.value.weekly_calls : 0;
  return (
    <Panel title={words.week} aside={<TextLink to={PAGES.reports}>{words.reports}</TextLink>}>
      <LivePanel live={days} label={words.weekLoading} failure={words.weekFailed} rows={1}>
        {(known) => {
          const figures = figuresOf(withUnsent(known, unsent, uid));
          const goal = target > 0 ? { note: words.ofTarget(number.format(target)) } : {};
          return (
            <Figures label={words.week}>
              <Figure term={words.weekCalls} value={number.format(figures.calls)} {...goal} />
              <Figure term={words.connectRate} value={words.percent(figures.connect_rate)} />
              <Figure term={words.talkTime} value={words.minutes(Math.floor(figures.talk_seconds / 60))} />
              <Figure term={words.converted} value={figures.converted} />
            </Figures>
          );
        }}
      </LivePanel>
    </Panel>
  );
}
