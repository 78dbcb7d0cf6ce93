import { DEFAULT_HOURS, minutesOf } from "@niyamdesk/domain/partners/consultation-hours";
import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import { istDate, istDay, startOfIstDay } from "@niyamdesk/domain/time/time";
import type { ConsultationView } from "../read-consultation.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SUNDAY = 0;

export interface WeekDay {
  /** Its start, epoch ms. */
  at: number;
  /** `2026-12-03`. */
  id: string;
  isOff: boolean;
  /** Minutes of the day in which it can be booked. */
  periods: readonly { from: number; to: number }[];
  consultations: readonly ConsultationView[];
}

type Hours = Pick<CaPartner, "consultation_hours" | "days_off">;

/** The seven days from the start of a week (epoch ms). @param hours null: nobody can book */
export function daysOfWeek(
  start: number,
  hours: Hours | null,
  consultations: readonly ConsultationView[],
): WeekDay[] {
  const { days, periods } = hours?.consultation_hours ?? DEFAULT_HOURS;
  return Array.from({ length: 7 }, (_, n): WeekDay => {
    const at = start + n * DAY_MS;
    const id = istDay(at);
    const { weekday } = istDate(at);
    const isOff = hours?.days_off?.includes(id) ?? false;
    const isOpen = hours !== null && !isOff && weekday !== SUNDAY && days.includes(weekday);
    const open = periods.map(({ from, to }) => ({ from: minutesOf(from) ?? 0, to: minutesOf(to) ?? 0 }));
    return {
      ...{ at, id, isOff, periods: isOpen ? open : [] },
      consultations: consultations.filter(({ startsAt }) => startOfIstDay(startsAt) === at),
    };
  });
}

/** Minutes after midnight in India. */
export function minuteOf(instant: number): number {
  return Math.floor((instant - startOfIstDay(instant)) / MINUTE_MS);
}

/** Whole hours that hold all that is shown of a week. */
export function hoursShown(days: readonly WeekDay[]): { first: number; last: number } {
  const starts = days.flatMap(({ periods, consultations }) => [
    ...periods.map(({ from }) => from),
    ...consultations.map(({ startsAt }) => minuteOf(startsAt)),
  ]);
  const ends = days.flatMap(({ periods, consultations }) => [
    ...periods.map(({ to }) => to),
    ...consultations.map(({ startsAt, endsAt }) => minuteOf(startsAt) + (endsAt - startsAt) / MINUTE_MS),
  ]);
  if (starts.length === 0) return { first: 10, last: 17 };
  return {
    first: Math.floor(Math.min(...starts) / 60),
    last: Math.min(24, Math.ceil(Math.max(...ends) / 60)),
  };
}
