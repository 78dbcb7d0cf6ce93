import type { Language } from "../base/languages.ts";
import { concerns } from "./concerns.ts";
import type { Authority } from "./date-rule.ts";
import { addDays } from "./day.ts";
import { NO_FACTS, type Whom } from "./facts.ts";
import { legalDates } from "./recurrence.ts";
import type { StandingDate } from "./statutory-date.ts";
import { titleOf } from "./title.ts";

/** A purchase, as far as it counts for dates. */
export interface Bought {
  id: string;
  service_id: string;
  plan_id: string;
  /** The day in India on which it was paid. */
  day: string;
  done: boolean;
  /** Who has it; null: nobody yet. */
  with: string | null;
}

/** One date of one client. */
export interface ClientDate {
  /** Code and period: the same for ever. */
  key: string;
  code: string;
  period: string;
  authority: Authority;
  title: Record<Language, string>;
  /** By when it counts: the extended day where there is one. */
  day: string;
  /** What the law says by itself; another than `day` where it was extended. */
  legal_day: string;
  /** What extended it; null: nothing did. */
  extended_by: string | null;
  /** Nobody is reminded of it. */
  quiet: boolean;
  /** Codes for the same period that make it pointless once they are done. */
  unless: readonly string[];
  /** What is ordered for it; null: nothing of ours. */
  service: { id: string; plan: string | null } | null;
  /** What was ordered for it; null: nothing was. */
  order: { id: string; done: boolean; with: string | null } | null;
}

/** From which day on dates are kept, and how far ahead. */
const PAST_DAYS = 60;
const AHEAD_DAYS = 400;
/** No extension reaches further. */
const EXTENDED_DAYS = 240;

interface Reckoned {
  whom: Whom;
  dates: readonly StandingDate[];
  bought: readonly Bought[];
  /** Today in India. */
  today: string;
}

/** The dates of a client from two months ago to a year ahead, the earliest first. */
export function datesOfClient({ whom, dates, bought, today }: Reckoned): ClientDate[] {
  const [from, until] = [addDays(today, -PAST_DAYS), addDays(today, AHEAD_DAYS)];
  // What was extended may be near although its legal day is long past.
  const all = datesBetween({ whom, dates }, addDays(from, -EXTENDED_DAYS), until).filter(
    ({ day }) => day >= from,
  );
  const covers = coveredBy(all, bought);
  return all.map((date) => ({ ...date, order: covers.get(date.key) ?? null }));
}

/** @param from earliest legal day; one that was extended counts by the day to which it was */
export function datesBetween(
  { whom, dates }: Pick<Reckoned, "whom" | "dates">,
  from: string,
  until: string,
): ClientDate[] {
  return dates
    .filter((date) => !date.paused && concerns(date.concerns, whom))
    .flatMap((date) => legalDates(date, from, until, whom).map((legal) => clientDate(date, legal)))
    .sort((one, next) => order(one.day, next.day) || order(one.code, next.code));
}

const order = (one: string, next: string): number => (one < next ? -1 : one > next ? 1 : 0);

function clientDate(date: StandingDate, { period, day }: { period: string; day: string }): ClientDate {
  const { code, authority, service, quiet, unless, extensions } = date;
  const extended = extensions.find((one) => one.period === period);
  return {
    key: keyOf(code, period),
    ...{ code, period, authority, legal_day: day, day: extended?.day ?? day },
    title: { en: titleOf(date, period, "en"), hi: titleOf(date, period, "hi") },
    extended_by: extended?.order ?? null,
    quiet: quiet ?? false,
    unless: unless ?? [],
    service: service === undefined ? null : { id: service.id, plan: service.plan ?? null },
    order: null,
  };
}

export const keyOf = (code: string, period: string): string => `${code}_${period}`;

/**
 * What each purchase is for: the first period of which something is still due when it was paid, and no earlier purchase covers; with it
 * everything of that service for that period.
 */
function coveredBy(
  dates: readonly ClientDate[],
  bought: readonly Bought[],
): Map<string, NonNullable<ClientDate["order"]>> {
  const covered = new Map<string, NonNullable<ClientDate["order"]>>();
  for (const one of bought.toSorted((a, b) => order(a.day, b.day) || order(a.id, b.id))) {
    const period = dates.find(
      (date) => isFor(date, one) && date.day >= one.day && !covered.has(date.key),
    )?.period;
    if (period === undefined) continue;
    for (const date of dates) {
      if (date.period === period && isFor(date, one) && !covered.has(date.key)) {
        covered.set(date.key, { id: one.id, done: one.done, with: one.with });
      }
    }
  }
  return covered;
}

function isFor({ service }: ClientDate, { service_id, plan_id }: Bought): boolean {
  return service !== null && service.id === service_id && (service.plan === null || service.plan === plan_id);
}

/** The date of the law that an order is to keep. */
export interface DateOfOrder {
  code: string;
  period: string;
  day: string;
  title: Record<Language, string>;
}

/** What is bought says by itself for whom it is: their date needs nothing else that is known of them. */
const SAID_BY_SERVICE: Readonly<Record<string, Partial<Whom>>> = {
  "itr-filing": { kind: "salaried" },
  "corporate-tax": { kind: "company" },
  "tds-return": { kind: "proprietor", also: ["tds"] },
};

/**
 * The date of the law of one order: among the client's own, else the one that the service has for everybody. Null where neither is known.
 *
 * @param own the client's dates, with their orders
 */
export function dateOfOrder(
  own: readonly ClientDate[],
  dates: readonly StandingDate[],
  bought: Bought,
): DateOfOrder | null {
  const known = own.find((date) => date.order?.id === bought.id);
  if (known !== undefined) return asDateOfOrder(known);
  const said = SAID_BY_SERVICE[bought.service_id];
  // Their own dates are told, and the order is for none of them: a guess would contradict them.
  if (said === undefined || own.some((date) => isFor(date, bought))) return null;
  const whom: Whom = { ...NOBODY, ...said };
  const next = datesBetween({ whom, dates }, bought.day, addDays(bought.day, AHEAD_DAYS));
  const found = next.find((date) => isFor(date, bought));
  return found === undefined ? null : asDateOfOrder(found);
}

const asDateOfOrder = ({ code, period, day, title }: ClientDate): DateOfOrder => ({
  code,
  period,
  day,
  title,
});

const NOBODY: Whom = { ...NO_FACTS, state_code: null };
