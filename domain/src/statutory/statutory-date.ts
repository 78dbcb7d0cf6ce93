import type { Moment } from "../time/moment.ts";
import { BUILT_IN_DATES } from "./built-in-dates.ts";
import type { DateRule, Due, Recurrence } from "./date-rule.ts";

/** A date of one period that an authority moved; the legal one stays beside it. */
export interface Extension {
  period: string;
  /** Such as `2027-01-15`. */
  day: string;
  /** The notification or circular. */
  order: string;
  source_url: string;
  /** The day on which it was looked up. */
  checked_on: string;
}

/** `statutory_dates/{code}`: what an administrator said otherwise of a built-in date; functions write it. */
export interface StatutoryDate {
  id: string;
  /** Nobody is shown it. */
  paused: boolean;
  /** Day of the month, or days after what it follows from; null: as built in. */
  day: number | null;
  law: string;
  source: string;
  source_url: string | null;
  checked_on: string;
  extensions: readonly Extension[];
  /** Counts its changes, so that nobody overwrites what they have not seen. */
  version: number;
  updated_at: Moment;
}

/** A date as it counts now. */
export interface StandingDate extends DateRule {
  readonly paused: boolean;
  readonly extensions: readonly Extension[];
  readonly version: number;
}

/** All dates, each with what an administrator said of it. */
export function standingDates(stored: readonly StatutoryDate[]): StandingDate[] {
  const said = new Map(stored.map((one) => [one.id, one]));
  return BUILT_IN_DATES.map((rule) => standing(rule, said.get(rule.code)));
}

function standing(rule: DateRule, said: StatutoryDate | undefined): StandingDate {
  if (said === undefined) return { ...rule, paused: false, extensions: [], version: 0 };
  const { paused, day, law, source, source_url, checked_on, extensions, version } = said;
  const { source_url: _, ...built } = rule;
  return {
    ...built,
    ...{ paused, law, source, checked_on, extensions, version },
    ...(source_url === null ? {} : { source_url }),
    recurs: day === null ? rule.recurs : onDay(rule.recurs, day),
  };
}

/** The day that may be set: of a month, or days that are counted. */
export function dayOfRule(recurs: Recurrence): number {
  if ("after" in recurs) return recurs.days;
  return "days" in recurs.due ? recurs.due.days : recurs.due.day;
}

/** Whether `dayOfRule` is a number of days after something, not a day of a month. */
export const isCounted = (recurs: Recurrence): boolean => "after" in recurs || "days" in recurs.due;

/** What has a time of its own (`last`) keeps it. */
function onDay(recurs: Recurrence, day: number): Recurrence {
  if ("after" in recurs) return { ...recurs, days: day };
  const due: Due = "days" in recurs.due ? { days: day } : { months: recurs.due.months, day };
  return { ...recurs, due };
}
