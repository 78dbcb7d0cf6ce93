import { istDate, istDay, startOfIstDay } from "@niyamdesk/domain/time/time";

/**
 * What fields for days and times hold: the day and the time of India as texts, whatever zone the browser is in. `day` is
 * `2026-12-03`, `time` is `10:00`; instants are epoch ms.
 */
export interface IstInput {
  day: string;
  time: string;
}

export const EMPTY_IST: IstInput = { day: "", time: "" };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const IST = "+05:30";

export function istInput(instant: number): IstInput {
  const minutes = Math.floor((instant - startOfIstDay(instant)) / MINUTE_MS);
  return { day: istDay(instant), time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
}

/** Midnight in India; null for what is no day, such as 31 June. */
export function instantOfDay(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const instant = Date.parse(`${day}T00:00:00${IST}`);
  // A day that the month has not is carried over by some engines.
  return Number.isNaN(instant) || istDay(instant) !== day ? null : instant;
}

export function instantOf({ day, time }: IstInput): number | null {
  const start = instantOfDay(day);
  const read = /^([01]\d|2[0-3]):([0-5]\d)(?::\d{2})?$/.exec(time);
  if (start === null || read === null) return null;
  return start + (Number(read[1]) * 60 + Number(read[2])) * MINUTE_MS;
}

/** So many hours from now, up to the next five minutes. */
export function inHours(hours: number, now: number): number {
  const step = 5 * MINUTE_MS;
  return Math.ceil((now + hours * 60 * MINUTE_MS) / step) * step;
}

/** At an hour of India, so many days from today. */
export function daysAhead(days: number, hour: number, now: number): number {
  return startOfIstDay(now) + days * DAY_MS + hour * 60 * MINUTE_MS;
}

/** At an hour of the Monday of next week; weeks begin on Sunday. */
export function nextMonday(hour: number, now: number): number {
  return daysAhead(8 - istDate(now).weekday, hour, now);
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
