import { type CallSums, connectRate, type TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import { istDay } from "@niyamdesk/domain/time/time";
import { callHistory as words } from "#messages/workspaces/call-history.ts";
import { type Live, mapLive } from "../../../lib/firestore/live.ts";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { sumsIn, useAllSums, useDays } from "../data/call-figures.ts";
import type { ChosenPeriod } from "./period.ts";

const UNKNOWN = "–";
const grouped = new Intl.NumberFormat("en-IN");

/** Own follow-ups whose day has come, and where they are listed. */
export interface FollowUpsDue {
  count: Live<{ due: number; overdue: number }>;
  to: string;
}

interface HistoryFiguresProps {
  uid: string;
  chosen: ChosenPeriod;
  due: FollowUpsDue;
}

/**
 * What the calls of the period come to: all of them, whatever is searched, filtered or shown below. 'Today's calls' are always
 * today's, and follow-ups are due whichever period is looked at.
 */
export function HistoryFigures({ uid, chosen, due }: HistoryFiguresProps) {
  const { period, since, today } = chosen;
  const days = useDays(uid, since ?? today);
  const todays = mapLive(days, (known) => sumsOfToday(known, today));
  // Each call of today is news for the sum over all.
  const ever = useAllSums(period === "all" && todays.status === "ready" ? String(todays.value.calls) : null);
  const sums: Live<CallSums> = period === "all" ? ever : mapLive(days, sumsIn);
  return (
    <Figures label={words.figures} low>
      <Figure term={words.todaysCalls} value={shown(todays, ({ calls }) => grouped.format(calls))} />
      <Figure
        term={words.connected}
        value={shown(sums, ({ connected }) => grouped.format(connected))}
        {...(sums.status === "ready" ? { note: words.ofCalls(grouped.format(sums.value.calls)) } : {})}
      />
      <Figure term={words.rate} value={shown(sums, (known) => words.percent(connectRate(known)))} />
      <Figure
        term={words.talkTime}
        value={shown(sums, ({ talk_seconds }) => words.minutes(Math.floor(talk_seconds / 60)))}
      />
      <Figure
        term={words.followUps}
        value={shown(due.count, (known) => grouped.format(known.due))}
        {...(due.count.status === "ready" && {
          to: due.to,
          ...(due.count.value.overdue > 0 && {
            note: words.overdue(grouped.format(due.count.value.overdue)),
          }),
        })}
      />
    </Figures>
  );
}

function sumsOfToday(days: readonly TelecallerDay[], today: number): CallSums {
  const name = istDay(today);
  return sumsIn(days.filter(({ day }) => day === name));
}

function shown<T>(live: Live<T>, say: (value: T) => string): string {
  return live.status === "ready" ? say(live.value) : UNKNOWN;
}
