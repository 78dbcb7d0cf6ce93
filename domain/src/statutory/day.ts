/** Days of the calendar such as `2026-11-27`, without a time or a zone. */

const DAY_MS = 86_400_000;
const pad = (value: number) => String(value).padStart(2, "0");

/** @param month 1 to 12, or counted on beyond a year; @param day the last of the month where it is shorter */
export function dayIn(year: number, month: number, day: number): string {
  const index = year * 12 + month - 1;
  const [inYear, inMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return `${inYear}-${pad(inMonth)}-${pad(Math.min(day, daysIn(inYear, inMonth)))}`;
}

/** @param month 1 to 12 */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one to another; below 0: it was before. */
export function daysFrom(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The year in which the financial year of a day began. */
export function fiscalYearOf(day: string): number {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return month >= 4 ? year : year - 1;
}
