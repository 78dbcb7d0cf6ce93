import { figuresOf, hoursOf, type TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import type { PeriodKind } from "@niyamdesk/domain/calls/period";
import type { CallTargets } from "@niyamdesk/domain/calls/telecaller-profile";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { charts } from "#messages/charts.ts";
import { reports as words } from "#messages/workspaces/reports.ts";
import { istDayMonth, istFullDate, istWeekday } from "../../../lib/time/ist-words.ts";
import { ChartPanel } from "../../../ui/charts/chart-panel.tsx";
import { type Column, Columns } from "../../../ui/charts/columns.tsx";
import { hourWords, minutesOf, number } from "./report-words.ts";

interface CallsChartProps {
  kind: PeriodKind;
  /** Every day of the period, in order. */
  days: readonly TelecallerDay[];
  targets: CallTargets;
  /** Name of today. */
  today: string;
}

/** How many calls, over the hours of a day or the days of a week or month. */
export function CallsChart({ kind, days, targets, today }: CallsChartProps) {
  const all = figuresOf(days);
  const target = kind === "day" ? targets.daily_calls : kind === "week" ? targets.weekly_calls : 0;
  const hours = kind === "day" ? workingHours(days) : null;
  return (
    <ChartPanel
      title={words.calls[kind]}
      lead={<Lead figures={all} target={target} empty={words.noCalls[kind]} />}
      table={
        hours === null
          ? {
              heads: [
                ...[words.heads.day, words.heads.calls, words.heads.connected],
                ...[words.heads.rate, words.heads.talk],
              ],
              rows: days.map((day) => {
                const { calls, connected, connect_rate, talk_seconds } = figuresOf([day]);
                return [
                  istFullDate(startOfIstDayNamed(day.day)),
                  ...[calls, connected].map((count) => number.format(count)),
                  words.percent(connect_rate),
                  number.format(minutesOf(talk_seconds)),
                ];
              }),
            }
          : {
              heads: [words.heads.hour, words.heads.calls, words.heads.connected],
              rows: hours.map(({ hour, calls, connected }) => [
                hourWords(hour),
                number.format(calls),
                number.format(connected),
              ]),
            }
      }
    >
      <Columns
        columns={hours === null ? dayColumns(days, today) : hours.map(hourColumn)}
        target={
          hours === null && targets.daily_calls > 0
            ? { value: targets.daily_calls, label: charts.target(number.format(targets.daily_calls)) }
            : null
        }
        format={number.format}
      />
    </ChartPanel>
  );
}

interface LeadProps {
  figures: ReturnType<typeof figuresOf>;
  /** 0: none. */
  target: number;
  empty: string;
}

function Lead({ figures, target, empty }: LeadProps) {
  const { calls, connect_rate, talk_seconds, conversion_rate } = figures;
  return (
    <>
      <p className="figures text-2xl font-semibold">
        {number.format(calls)}
        {target > 0 && (
          <span className="muted ms-1.5 text-sm font-normal">{words.ofTarget(number.format(target))}</span>
        )}
      </p>
      <p className="muted figures text-sm">
        {calls === 0
          ? empty
          : [
              `${words.connectRate} ${words.percent(connect_rate)}`,
              `${words.talkTime} ${words.minutes(number.format(minutesOf(talk_seconds)))}`,
              `${words.conversionRate} ${words.percent(conversion_rate)}`,
            ].join(" · ")}
      </p>
    </>
  );
}

/** The usual hours, and all around in which somebody called. */
function workingHours(days: readonly TelecallerDay[]): ReturnType<typeof hoursOf> {
  const hours = hoursOf(days);
  const called = hours.filter(({ calls }) => calls > 0).map(({ hour }) => hour);
  const [first, last] = [Math.min(10, ...called), Math.max(18, ...called)];
  return hours.filter(({ hour }) => hour >= first && hour <= last);
}

function hourColumn({ hour, calls }: { hour: number; calls: number }): Column {
  return { key: String(hour), label: String(hour), value: calls };
}

const WEEK = 7;
/** Of a month, every fifth day has its number below it. */
const EVERY = 5;

function dayColumns(days: readonly TelecallerDay[], today: string): Column[] {
  return days.map(({ day, calls }, index) => {
    const at = startOfIstDayNamed(day);
    const dayOfMonth = index + 1;
    const isNamed = dayOfMonth === 1 || dayOfMonth % EVERY === 0;
    const label = days.length <= WEEK ? istWeekday(at) : isNamed ? String(dayOfMonth) : null;
    return { key: istDayMonth(at) + day, label, value: calls.length, isNow: day === today };
  });
}
