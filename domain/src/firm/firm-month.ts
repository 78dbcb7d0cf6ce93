import { type CollectionOf, collectionOf } from "../base/paths.ts";
import type { Paise } from "../money/money.ts";
import type { Moment } from "../time/moment.ts";

/** Sums over a day, or over a month of one service, partner or person. What is absent is nought. */
export interface Figures {
  /** Orders that were paid. */
  orders?: number;
  /** What they brought, without GST. */
  revenue_paise?: Paise;
  /** What was given back of it, without GST, on the day on which that was asked of the bank. */
  refunds_paise?: Paise;
  /** People who became known to us. */
  leads?: number;
  /** Leads of which a paid order came. */
  converted?: number;
}

export const FIGURES = ["orders", "revenue_paise", "refunds_paise", "leads", "converted"] as const;

/** Whose part in it is summed up besides. */
export const SIDES = ["services", "partners", "workers"] as const;
export type Side = (typeof SIDES)[number];

/** `firm_months/{2026-11}`: what the firm did in one month of India, kept by functions in the wake of what happens. */
export interface FirmMonth {
  month: string;
  /** By day, such as `2026-11-30`. */
  days: Readonly<Record<string, Figures>>;
  /** By id of the service. */
  services: Readonly<Record<string, Figures>>;
  /** By id of the franchise that the order came by. */
  partners: Readonly<Record<string, Figures>>;
  /** By uid of whoever has the order. */
  workers: Readonly<Record<string, Figures>>;
  /** What these ids are called. */
  names?: Readonly<Record<string, string>>;
  updated_at: Moment;
  /** When the month was compared with the records last. */
  recounted_at?: Moment;
}

export const FIRM_MONTHS: CollectionOf<FirmMonth> = collectionOf("firm_months");

/** Something that one record adds to the figures of a day. */
export interface Fact extends Figures {
  /** Such as `2026-11-30`. */
  day: string;
  service: string | null;
  partner: string | null;
  worker: string | null;
}

/** `firm_facts/{record}`: what a record is counted with at present. */
export interface FirmFacts {
  facts: readonly Fact[];
  /** Months of those, by which they are found. */
  months: readonly string[];
  updated_at: Moment;
}

export const FIRM_FACTS: CollectionOf<FirmFacts> = collectionOf("firm_facts");

/** `2026-11` of `2026-11-30`. */
export function monthOfDay(day: string): string {
  return day.slice(0, 7);
}
