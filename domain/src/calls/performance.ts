import { startOfIstDayNamed, startOfIstWeek } from "../time/time.ts";
import { CALL_DISPOSITIONS, CALL_STATUSES, type CallDisposition, type CallStatus } from "./call.ts";
import { countOf, emptyDay, figuresOf, type TelecallerDay } from "./call-day.ts";
import type { CallTargets } from "./telecaller-profile.ts";

/** How far the people who were called came: each once, however often they were called. */
export interface Funnel {
  called: number;
  spoke: number;
  interested: number;
  qualified: number;
  converted: number;
}

export function funnelOf(days: readonly TelecallerDay[]): Funnel {
  const calls = days.flatMap((day) => day.calls);
  const results = days.flatMap((day) => day.results);
  const brought = (result: (typeof results)[number]["result"]) =>
    people(results.filter((one) => one.result === result));
  return {
    called: people(calls),
    spoke: people(calls.filter(({ status }) => status === "connected")),
    interested: brought("interested"),
    qualified: brought("qualified"),
    converted: brought("converted"),
  };
}

/** How calls ended, and what was said in those that connected; every kind is named, also those that never came. */
export function outcomesOf(days: readonly TelecallerDay[]): {
  statuses: Record<CallStatus, number>;
  dispositions: Record<CallDisposition, number>;
} {
  const calls = days.flatMap((day) => day.calls);
  return {
    statuses: countOf(
      CALL_STATUSES,
      calls.map(({ status }) => status),
    ),
    dispositions: countOf(
      CALL_DISPOSITIONS,
      calls.map(({ disposition }) => disposition),
    ),
  };
}

/** A day for each name, in that order; one without a record is empty. */
export function wholeDays(
  uid: string,
  names: readonly string[],
  known: readonly TelecallerDay[],
): TelecallerDay[] {
  const byName = new Map(known.map((day) => [day.day, day]));
  return names.map((name) => byName.get(name) ?? emptyDay(uid, startOfIstDayNamed(name)));
}

/** What somebody has reached, by their own records and nobody else's. `best` is 0 where there is nothing yet. */
export interface Achievements {
  /** Weeks in which the weekly target was reached. */
  fullWeeks: number;
  /** Days on which the daily target was reached. */
  fullDays: number;
  /** The most calls of one day, and which one it was. */
  bestDay: { day: string; calls: number } | null;
  /** The most conversions of one week, and its Sunday (epoch ms). */
  bestWeek: { from: number; converted: number } | null;
}

/** @param days of one person, all those that are looked at */
export function achievementsOf(
  days: readonly TelecallerDay[],
  targets: Pick<CallTargets, "daily_calls" | "weekly_calls">,
): Achievements {
  const weekly = [...byWeek(days)].map(([from, ofWeek]) => ({ from, ...figuresOf(ofWeek) }));
  const daily = days.map((day) => ({ day: day.day, calls: day.calls.length }));
  const bestDay = most(daily, ({ calls }) => calls);
  const bestWeek = most(weekly, ({ converted }) => converted);
  return {
    fullWeeks: reached(weekly, targets.weekly_calls),
    fullDays: reached(daily, targets.daily_calls),
    bestDay: bestDay && bestDay.calls > 0 ? bestDay : null,
    bestWeek:
      bestWeek && bestWeek.converted > 0 ? { from: bestWeek.from, converted: bestWeek.converted } : null,
  };
}

function byWeek(days: readonly TelecallerDay[]): Map<number, TelecallerDay[]> {
  const weeks = new Map<number, TelecallerDay[]>();
  for (const day of days) {
    const sunday = startOfIstWeek(startOfIstDayNamed(day.day));
    weeks.set(sunday, [...(weeks.get(sunday) ?? []), day]);
  }
  return weeks;
}

function reached(stretches: readonly { calls: number }[], target: number): number {
  return target > 0 ? stretches.filter(({ calls }) => calls >= target).length : 0;
}

/** The first of those with the most. */
function most<T>(entries: readonly T[], by: (entry: T) => number): T | undefined {
  return entries.reduce<T | undefined>(
    (best, entry) => (best === undefined || by(entry) > by(best) ? entry : best),
    undefined,
  );
}

function people(entries: readonly { lead_id: string }[]): number {
  return new Set(entries.map(({ lead_id }) => lead_id)).size;
}
