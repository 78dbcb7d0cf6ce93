import type { CallingHours } from "@niyamdesk/domain/calls/calling-hours";
import { istDay, startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { ownSettings } from "#messages/workspaces/own-settings.ts";
import { istFullDate, istTime, istWeekday } from "../../../lib/time/ist-words.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";

const words = ownSettings.hours;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A Sunday. */
const SUNDAY = startOfIstDayNamed("2026-11-29");

/** When people may be called; holidays that are over are left out. @param now epoch ms */
export function HoursFacts({ hours, now }: { hours: CallingHours; now: number }) {
  const { days, from, to, at_most, holidays } = hours;
  const at = (minute: number) => istTime(SUNDAY + minute * MINUTE_MS);
  const ahead = holidays.filter((day) => day >= istDay(now)).sort();
  return (
    <>
      <Facts>
        <Fact term={words.days}>{daysWords(days)}</Fact>
        <Fact term={words.time}>
          {words.span(at(Math.max(from, at_most.from)), at(Math.min(to, at_most.to)))}
        </Fact>
        <Fact term={words.holidays}>
          {ahead.length === 0
            ? words.noHolidays
            : ahead.map((day) => istFullDate(startOfIstDayNamed(day))).join(", ")}
        </Fact>
      </Facts>
      <p className="muted mt-3 text-sm">{words.zone}</p>
    </>
  );
}

/** `Mon to Sat` where they follow each other, else each by its name. */
function daysWords(days: readonly number[]): string {
  const sorted = [...days].sort();
  const name = (day: number) => istWeekday(SUNDAY + day * DAY_MS);
  const [first, last] = [sorted[0], sorted.at(-1)];
  const isRun = first !== undefined && last !== undefined && last - first === sorted.length - 1;
  return isRun && sorted.length > 2 ? words.range(name(first), name(last)) : sorted.map(name).join(", ");
}
