import * as z from "zod/mini";
import { line } from "../fields/written.ts";
import { COMMISSION_PERCENT, MOST_COMMISSION_PERCENT } from "../franchises/franchise-level.ts";
import type { Moment } from "../time/moment.ts";
import { isIstDayName, istDay } from "../time/time.ts";
import type { Rates } from "./reckoning.ts";

/** Percent by level, from a day in India on. */
export interface DatedRates extends Rates {
  /** `2026-12-01`. */
  from: string;
}

/** Tax that is withheld from commission. */
export interface TdsRule {
  percent: number;
  /** Of somebody whose PAN we do not know. */
  without_pan_percent: number;
  /** Nothing is withheld until a financial year's commission is more than that. */
  threshold_paise: number;
  /** The law, and as of when. */
  source: string;
  as_of: string;
}

/** `settings/commission`. */
export interface CommissionSettings {
  /** Oldest first. */
  rates: readonly DatedRates[];
  /** Days after an order is completed until its commission is payable. */
  window_days: number;
  tds: TdsRule;
  updated_at?: Moment;
}

export const DEFAULT_COMMISSION_SETTINGS: CommissionSettings = {
  rates: [{ from: "2015-01-01", ...COMMISSION_PERCENT }],
  window_days: 7,
  tds: {
    percent: 2,
    without_pan_percent: 20,
    threshold_paise: 20_000_00,
    source: "Income-tax Act, commission or brokerage (s. 194H of 1961; s. 393(1) of 2025)",
    as_of: "2026-04-01",
  },
};

/** What counts on the day in India of an instant. */
export function ratesOn({ rates }: Pick<CommissionSettings, "rates">, at: number): Rates {
  const day = istDay(at);
  return rates.filter(({ from }) => from <= day).at(-1) ?? COMMISSION_PERCENT;
}

const percent = z.number().check(z.minimum(0), z.maximum(MOST_COMMISSION_PERCENT), z.multipleOf(0.01));

/** `setCommissionRules`. Past days stay as they were: orders of those days are made. */
export const commissionRulesInput = z.strictObject({
  /** `updated_at` of what was on the screen, epoch ms. */
  seen_at: z.nullable(z.int()),
  /** New percents from a day on; null: those stay. */
  rates: z.nullable(
    z
      .strictObject({
        from: z.string().check(z.refine(isIstDayName)),
        state: percent,
        district: percent,
        individual: percent,
      })
      .check(
        z.refine(({ state, district, individual }) => state >= district && district >= individual, {
          path: ["state"],
        }),
      ),
  ),
  window_days: z.int().check(z.minimum(0), z.maximum(90)),
  tds: z.strictObject({
    percent: z.number().check(z.minimum(0), z.maximum(40)),
    without_pan_percent: z.number().check(z.minimum(0), z.maximum(40)),
    threshold_paise: z.int().check(z.minimum(0), z.maximum(1_00_00_000_00)),
    source: line(3, 200),
    as_of: z.string().check(z.refine(isIstDayName)),
  }),
});
