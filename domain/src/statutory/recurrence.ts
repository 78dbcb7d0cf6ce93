import type { DateRule, Due, Recurrence } from "./date-rule.ts";
import { addDays, dayIn, fiscalYearOf } from "./day.ts";

/** What a date is for: `2026-11`, `2026-Q3` (October to December), `2026-H1` (April to September), `2026-S1` (January to June), `2026-27`, `2026`, or a day that things follow from. */
export type Period = string;

/** A date of the law for one period, by the law itself. */
export interface LegalDate {
  period: Period;
  /** Such as `2026-12-11`. */
  day: string;
}

/** What days are counted from, where the client told it. */
interface Told {
  incorporated_on: string | null;
  agm_on: string | null;
  kyc_year: number | null;
}

interface Ending {
  period: Period;
  /** Month in which it ends, counted from January of the year 0. */
  month: number;
  /** Its turn within what has a last one: 1 to 3 in a quarter, 1 to 4 in a year. */
  isLast: boolean;
  turn: number;
}

/** All dates of a rule between two days, both included, the earliest first. */
export function legalDates(
  rule: Pick<DateRule, "recurs">,
  from: string,
  until: string,
  told: Told,
): LegalDate[] {
  return datesOf(rule.recurs, from, until, told)
    .filter(({ day }) => day >= from && day <= until)
    .sort((one, next) => (one.day < next.day ? -1 : 1));
}

function datesOf(recurs: Recurrence, from: string, until: string, told: Told): LegalDate[] {
  if ("after" in recurs) {
    if (recurs.after === "agm") return afterMeetings(recurs.days, from, until, told);
    if (recurs.after === "own" || told.incorporated_on === null) return [];
    return [{ period: told.incorporated_on, day: addDays(told.incorporated_on, recurs.days) }];
  }
  // Two years more on each side: dates lie up to a year from the end of their period.
  const years = yearsFrom(fiscalYearOf(from) - 2, fiscalYearOf(until) + 2);
  return years
    .flatMap((year) => endingsIn(year, recurs))
    .filter(
      ({ month }) =>
        told.incorporated_on === null || dayOf(month, { months: 0, day: 31 }) >= told.incorporated_on,
    )
    .map(({ period, month, isLast }) => ({
      period,
      day: dayOf(month, isLast && "last" in recurs && recurs.last !== undefined ? recurs.last : recurs.due),
    }))
    .filter(({ day }) => recurs.each !== "third_year" || isThird(day, told.kyc_year));
}

function dayOf(month: number, due: Due): string {
  if ("days" in due) return addDays(dayOf(month, { months: 0, day: 31 }), due.days);
  return dayIn(Math.floor(month / 12), (month % 12) + 1 + due.months, due.day);
}

function isThird(day: string, kycYear: number | null): boolean {
  if (kycYear === null) return false;
  const years = Number(day.slice(0, 4)) - kycYear;
  return years >= 0 && years % 3 === 0;
}

/** The periods of a financial year, which begins in April. */
function endingsIn(year: number, recurs: Exclude<Recurrence, { after: string }>): Ending[] {
  const april = year * 12 + 3;
  const every = (months: number, name: (turn: number) => Period): Ending[] =>
    Array.from({ length: 12 / months }, (_, at) => ({
      period: name(at + 1),
      month: april + (at + 1) * months - 1,
      isLast: at === 12 / months - 1,
      turn: at + 1,
    }));
  switch (recurs.each) {
    case "month":
      return every(1, (turn) => dayIn(year, turn + 3, 1).slice(0, 7)).filter(
        ({ turn }) => recurs.ofQuarter?.includes(((turn - 1) % 3) + 1) ?? true,
      );
    case "quarter":
      return every(3, (turn) => `${year}-Q${turn}`);
    case "half":
      return every(6, (turn) => `${year}-H${turn}`);
    case "calendar_half":
      return [1, 2].map((turn) => ({
        ...{ period: `${year}-S${turn}`, month: year * 12 + turn * 6 - 1, isLast: turn === 2, turn },
      }));
    case "calendar_year":
      return [{ period: String(year), month: year * 12 + 11, isLast: true, turn: 1 }];
    default:
      return every(12, () => yearName(year));
  }
}

/** After the meeting that was told; of other years after the last day on which it may be: 30 September, the first one 31 December. */
function afterMeetings(
  days: number,
  from: string,
  until: string,
  { incorporated_on, agm_on }: Told,
): LegalDate[] {
  const first = incorporated_on === null ? null : fiscalYearOf(incorporated_on);
  return yearsFrom(fiscalYearOf(from) - 2, fiscalYearOf(until) + 1)
    .filter((year) => first === null || year >= first)
    .map((year) => {
      const latest = year === first ? `${year + 1}-12-31` : `${year + 1}-09-30`;
      // A meeting between April and the last day belongs to the year that ended in March.
      const isOfYear = agm_on !== null && fiscalYearOf(agm_on) === year + 1;
      return { period: yearName(year), day: addDays(isOfYear ? agm_on : latest, days) };
    });
}

function yearsFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function yearName(year: number): Period {
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}
