import type { Language } from "../base/languages.ts";
import type { Also, ClientKind, GstScheme, Turnover } from "./facts.ts";

/** Who asks for something by a date. */
export const AUTHORITIES = ["IT", "GST", "MCA", "EPFO", "ESIC", "STATE"] as const;
export type Authority = (typeof AUTHORITIES)[number];

/** When something is due, counted from the end of its period: whole months on and a day (the last, if the month is shorter), or days. */
export type Due = { readonly months: number; readonly day: number } | { readonly days: number };

/**
 * How a date comes again. `month` may be only the first two of each quarter; of a `quarter` the fourth, and of a `month`
 * March, may have a time of its own (`last`). Years and halves are of the financial year unless they are the calendar's. After `agm` and `incorporation` days are counted from what the client told;
 * after an `own` event nobody but the client knows when.
 */
export type Recurrence =
  | {
      readonly each: "month";
      readonly due: Due;
      readonly ofQuarter?: readonly number[];
      readonly last?: Due;
    }
  | { readonly each: "quarter"; readonly due: Due; readonly last?: Due }
  | { readonly each: "half"; readonly due: Due }
  | { readonly each: "year"; readonly due: Due }
  | { readonly each: "calendar_half"; readonly due: Due }
  | { readonly each: "calendar_year"; readonly due: Due }
  /** Every third financial year, in the year that the client told. */
  | { readonly each: "third_year"; readonly due: Due }
  | { readonly after: "agm" | "incorporation"; readonly days: number }
  | { readonly after: "own"; readonly days: number };

/** Whom a date is for: all that is named must hold, of a list one. */
export interface Concerns {
  readonly kinds?: readonly ClientKind[];
  readonly gst?: readonly GstScheme[];
  /** Of the States in which a quarterly return falls due on the 22nd (X) or on the 24th (Y). */
  readonly group?: "X" | "Y";
  /** Codes of the States whose law it is. */
  readonly states?: readonly string[];
  readonly turnover?: readonly Turnover[];
  /** Whether the accounts are audited for income tax. */
  readonly audit?: boolean;
  readonly also?: readonly Also[];
  /** Those who have any of these have another date for the same. */
  readonly butNot?: readonly Also[];
}

export interface DateWords {
  /** With `{period}` where the period stands; `{year}` and `{share}` where a quarter's instalment of a year's tax does. */
  title: string;
  /** What it is, in a sentence. */
  about: string;
  /** What being late costs; absent: we have no source for it. */
  late?: string;
}

/** A date of the law as a record: when, for whom, by which law, and where and when that was looked up. */
export interface DateRule {
  readonly code: string;
  readonly authority: Authority;
  readonly recurs: Recurrence;
  readonly concerns: Concerns;
  /** Section, rule or notification. */
  readonly law: string;
  /** Where it was looked up: whose page, and its address where we have it. */
  readonly source: string;
  readonly source_url?: string;
  /** Such as `2026-11-27`. */
  readonly checked_on: string;
  readonly words: Readonly<Record<Language, DateWords>>;
  /** A last chance, or a choice: shown, but nobody is reminded of it. */
  readonly quiet?: true;
  /** Pointless once one of these was done for the same period. */
  readonly unless?: readonly string[];
  /** What is ordered for it. */
  readonly service?: { readonly id: string; readonly plan?: string };
}
