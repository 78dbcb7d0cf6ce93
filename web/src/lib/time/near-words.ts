import { dates as words } from "#messages/dates.ts";
import { istDaysBetween } from "./by-day.ts";
import { istDayMonth, istFullDate, istTime, istWeekday } from "./ist-words.ts";

/** Further away than this, a day without its year is not clear. */
const NEAR_DAYS = 60;

/**
 * `4:30 pm today`, `10:00 am tomorrow`, `Thu 3 Dec, 6:00 pm` within two months, else `14 Dec 2027, 10:00 am`: as short as it is clear.
 * Days are India's; epoch ms.
 */
export function nearWords(instant: number, now: number): string {
  const days = istDaysBetween(now, instant);
  const time = istTime(instant);
  if (days === 0) return words.todayAt(time);
  if (days === 1) return words.nextDayAt(time, istWeekday(instant));
  if (days === -1) return words.dayBeforeAt(time);
  if (Math.abs(days) <= NEAR_DAYS)
    return words.onDayAt(`${istWeekday(instant)} ${istDayMonth(instant)}`, time);
  return words.onDayAt(istFullDate(instant), time);
}
