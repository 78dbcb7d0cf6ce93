import { istDay, startOfIstDay, startOfIstMonth } from "../time/time.ts";
import { FIGURES, type Figures, type FirmMonth, monthOfDay, type Side } from "./firm-month.ts";

const DAY_MS = 86_400_000;

/** As far as a report needs a month. */
export type ReportedMonth = Pick<FirmMonth, "month" | "days" | Side> & {
  names: Readonly<Record<string, string>>;
};

/** Figures with those that they are compared with. */
export interface Compared {
  now: Figures;
  before: Figures;
}

/** The two months that a report of that instant is made of, this one first. */
export function monthsAt(now: number): [current: string, previous: string] {
  return [monthOfDay(istDay(now)), monthOfDay(istDay(startOfIstMonth(now) - DAY_MS))];
}

/** Today, against the same day of the week before. */
export function todayOf(months: readonly ReportedMonth[], now: number): Compared {
  return { now: dayIn(months, istDay(now)), before: dayIn(months, istDay(now - 7 * DAY_MS)) };
}

/** This month so far, against as many days of the one before. */
export function monthSoFar(months: readonly ReportedMonth[], now: number): Compared {
  const [current, previous] = monthsAt(now);
  const last = Number(istDay(now).slice(-2));
  const upTo = (month: string) =>
    total(
      Object.entries(months.find((one) => one.month === month)?.days ?? {})
        .filter(([day]) => Number(day.slice(-2)) <= last)
        .map(([, figures]) => figures),
    );
  return { now: upTo(current), before: upTo(previous) };
}

/** The last days, the oldest first, each with what it came to; no more than both months hold. */
export function lastDays(months: readonly ReportedMonth[], now: number, count: number) {
  const today = startOfIstDay(now);
  return Array.from({ length: count }, (_, index) => {
    const at = today - (count - 1 - index) * DAY_MS;
    return { at, day: istDay(at), figures: dayIn(months, istDay(at)) };
  });
}

/** Who brought most this month, with what the whole month before was. */
export function ranked(months: readonly ReportedMonth[], now: number, side: Side) {
  const [current, previous] = monthsAt(now).map((month) => months.find((one) => one.month === month));
  return Object.entries(current?.[side] ?? {})
    .map(([id, figures]) => ({
      ...{ id, name: current?.names[id] ?? previous?.names[id] ?? null },
      ...{ now: figures, before: previous?.[side][id] ?? {} },
    }))
    .sort((one, next) => (next.now.revenue_paise ?? 0) - (one.now.revenue_paise ?? 0));
}

/** Leads of which an order came, of those that were made, percent with one place; null without leads. */
export function conversionRate({ leads = 0, converted = 0 }: Figures): number | null {
  return leads === 0 ? null : Math.round((1000 * converted) / leads) / 10;
}

/** By how many percent it is more or less than before; null where there was nothing to compare with. */
export function changePercent(now = 0, before = 0): number | null {
  return before === 0 ? null : Math.round((100 * (now - before)) / before);
}

function dayIn(months: readonly ReportedMonth[], day: string): Figures {
  return months.find(({ month }) => month === monthOfDay(day))?.days[day] ?? {};
}

function total(all: readonly Figures[]): Figures {
  return Object.fromEntries(
    FIGURES.map((figure) => [figure, all.reduce((sum, figures) => sum + (figures[figure] ?? 0), 0)]),
  );
}
