import { istDay, startOfIstDay, startOfIstMonth, startOfIstWeek } from "../time/time.ts";

/** Stretches of time that figures are looked at in, on the calendar of India; weeks begin on Sunday. */
export const PERIOD_KINDS = ["day", "week", "month"] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

export interface Period {
  kind: PeriodKind;
  /** Midnight in India of its first day, epoch ms. */
  from: number;
  /** Midnight in India after its last day. */
  until: number;
}

/** India has no daylight saving: every day is as long. */
const DAY_MS = 86_400_000;
/** Lands in the next month from the first day of any. */
const OVER_A_MONTH_MS = 32 * DAY_MS;

const START: Readonly<Record<PeriodKind, (instant: number) => number>> = {
  day: startOfIstDay,
  week: startOfIstWeek,
  month: startOfIstMonth,
};

/** The day, week or month that an instant (epoch ms) lies in. */
export function periodOf(kind: PeriodKind, instant: number): Period {
  const from = START[kind](instant);
  if (kind === "month") return { kind, from, until: startOfIstMonth(from + OVER_A_MONTH_MS) };
  return { kind, from, until: from + (kind === "day" ? 1 : 7) * DAY_MS };
}

export function periodBefore({ kind, from }: Period): Period {
  return periodOf(kind, from - 1);
}

export function periodAfter({ kind, until }: Period): Period {
  return periodOf(kind, until);
}

/** Names of its days, such as `2026-11-29`, the first one first. */
export function daysOf({ from, until }: Pick<Period, "from" | "until">): string[] {
  return Array.from({ length: Math.round((until - from) / DAY_MS) }, (_, at) => istDay(from + at * DAY_MS));
}
