import { dates as words } from "#messages/dates.ts";
import { istDaysBetween } from "./by-day.ts";
import { istDayInMonth, istFullDate, istWeekday } from "./ist-words.ts";

/** Further away than this, a day without its year is not clear. */
const NEAR_DAYS = 60;

/** `Thu, 3 Dec` of what is promised or has begun within two months, else `3 Dec 2027`. Days are India's; epoch ms. */
export function promiseWords(instant: number, now: number): string {
  if (Math.abs(istDaysBetween(now, instant)) > NEAR_DAYS) return istFullDate(instant);
  return words.promised(istWeekday(instant), istDayInMonth(instant));
}
