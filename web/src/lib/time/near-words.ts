import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { dates as words } from "#messages/dates.ts";
import { istDaysBetween } from "./by-day.ts";
import { istFullDate, istTime, istWeekday } from "./ist-words.ts";

/** `4:30 pm`, `Wed, 10:00 am` within a week, else `14 Dec 2026, 10:00 am`: as short as it is clear from today. Epoch ms. */
export function nearWords(instant: number, now: number): string {
  const days = istDaysBetween(startOfIstDay(now), instant);
  const time = istTime(instant);
  if (days === 0) return words.todayAt(time);
  if (days === 1) return words.nextDayAt(time);
  if (days > 1 && days < 7) return words.onDayAt(istWeekday(instant), time);
  return words.onDayAt(istFullDate(instant), time);
}
