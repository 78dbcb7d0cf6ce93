import { HOLIDAY_YEARS } from "./holidays.ts";
import { istDate, istDay, startOfIstDay } from "./time.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** 6 pm, when our hours end. */
const CLOSES_MS = 18 * HOUR_MS;
/** Longer than any row of days off. */
const MOST_DAYS_OFF = 30;

const HOLIDAYS: ReadonlySet<string> = new Set(
  HOLIDAY_YEARS.flatMap(({ days }) => days.map(({ day }) => day)),
);

/** Further days off, as `2026-11-09`. */
export type DaysOff = readonly string[];

/** Whether an instant lies on a working day in India: Monday to Friday, and no holiday. */
export function isWorkingDay(instant: number, more: DaysOff = []): boolean {
  const { weekday } = istDate(instant);
  const day = istDay(instant);
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(day) && !more.includes(day);
}

/**
 * 6 pm of the working day that is so many working days after the day of an instant. What comes after hours or on a day off is as if it had
 * come that day: one working day after a Sunday is Monday.
 *
 * @param days 1 or more
 */
export function afterWorkingDays(instant: number, days: number, more: DaysOff = []): number {
  let day = startOfIstDay(instant);
  for (let left = days; left > 0; left--) day = nextWorkingDay(day, more);
  return day + CLOSES_MS;
}

/** Whole working days between the days of two instants; 0 on the same day. */
export function workingDaysBetween(from: number, until: number, more: DaysOff = []): number {
  const last = startOfIstDay(until);
  let count = 0;
  for (let day = startOfIstDay(from) + DAY_MS; day <= last; day += DAY_MS) {
    if (isWorkingDay(day, more)) count += 1;
  }
  return count;
}

/** India has no daylight saving: every day has as many milliseconds. */
function nextWorkingDay(day: number, more: DaysOff): number {
  for (let ahead = 1; ahead <= MOST_DAYS_OFF; ahead++) {
    if (isWorkingDay(day + ahead * DAY_MS, more)) return day + ahead * DAY_MS;
  }
  // Whoever says that there is none for a month is not believed: nothing may wait for a date that never comes.
  return day + DAY_MS;
}
