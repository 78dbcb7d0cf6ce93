import { GST_PERCENT } from "../money/gst-percent.ts";
import { type Paise, percentOf } from "../money/money.ts";
import type { Moment } from "../time/moment.ts";
import { istDay } from "../time/time.ts";
import type { Commission } from "./commission.ts";
import type { TdsRule } from "./commission-settings.ts";

/** `closed` waits for its payout; `nothing` is to be paid, since it is carried or nought; `returned` by the bank, and waits again. */
export const STATEMENT_STATUSES = ["closed", "nothing", "in_payout", "paid", "returned"] as const;
export type StatementStatus = (typeof STATEMENT_STATUSES)[number];

export interface StatementLine
  extends Pick<Commission, "id" | "order_id" | "kind" | "rule" | "percent" | "base_paise" | "amount_paise"> {
  service_name: string;
  /** What a refund took back before it became payable; `amount_paise` is without it. Statements of earlier days do not say it. */
  taken_back_paise?: Paise;
  /** When it became payable. */
  date: Moment;
}

/** What a month comes to. */
export interface StatementSums {
  /** Of the month's lines. */
  lines_paise: Paise;
  /** Left over from the months before, never above nought. */
  carried_in_paise: Paise;
  /** Both together, or nought where that is less. */
  commission_paise: Paise;
  gst_percent: number;
  gst_paise: Paise;
  tds_percent: number;
  tds_paise: Paise;
  /** What is paid. */
  total_paise: Paise;
  /** Goes into the next statement, never above nought. */
  carried_out_paise: Paise;
}

/** `commission_statements/{franchise_id}_{2026-11}`: its figures never change; written by functions only. */
export interface CommissionStatement extends StatementSums {
  id: string;
  franchise_id: string;
  /** Uid. */
  user_id: string;
  month: string;
  /** `26-27`, of the day it was closed. */
  financial_year: string;
  partner_name: string;
  territory_code: string;
  territory_name: string;
  gstin: string | null;
  lines: readonly StatementLine[];
  status: StatementStatus;
  closed_at: Moment;
  payout_id: string | null;
  paid_at: Moment | null;
  /** The bank's, such as a UTR. */
  reference: string | null;
  /** Why the bank sent it back. */
  returned_reason: string | null;
  /** Of the account it goes to. */
  account_end: string | null;
}

export interface Before {
  /** `carried_out_paise` of the statement before. */
  carried_paise: Paise;
  /** Of this financial year so far, of all of the person's statements. */
  year_commission_paise: Paise;
  year_tds_paise: Paise;
}

/**
 * The sums of a month. Tax is withheld once a year's commission is above the threshold, then of all of it, so that what was paid out
 * whole before is made up for, as far as this month's sum goes.
 *
 * @param lines what each line counts
 */
export function statementSums(
  lines: readonly Paise[],
  before: Before,
  { gstin, pan, tds }: { gstin: string | null; pan: string | null; tds: TdsRule },
): StatementSums {
  const lines_paise = lines.reduce((sum, paise) => sum + paise, 0);
  const balance = lines_paise + before.carried_paise;
  const commission_paise = Math.max(0, balance);
  const gst_percent = gstin === null ? 0 : GST_PERCENT;
  const gst_paise = percentOf(commission_paise, gst_percent);
  const year = before.year_commission_paise + commission_paise;
  const isAbove = year > tds.threshold_paise;
  const tds_percent = isAbove ? (pan === null ? tds.without_pan_percent : tds.percent) : 0;
  const owed = percentOf(year, tds_percent) - before.year_tds_paise;
  const tds_paise = isAbove ? Math.min(commission_paise, Math.max(0, owed)) : 0;
  return {
    lines_paise,
    carried_in_paise: before.carried_paise,
    commission_paise,
    gst_percent,
    gst_paise,
    tds_percent,
    tds_paise,
    total_paise: commission_paise + gst_paise - tds_paise,
    carried_out_paise: Math.min(0, balance),
  };
}

/** How the lines of a statement stand: by day, then by order, what was earned before what went back of it. */
export function inStatementOrder(a: StatementOrdered, b: StatementOrdered): number {
  const day = ({ payable_at, created_at }: StatementOrdered) => istDay((payable_at ?? created_at).toMillis());
  const names = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return names(day(a), day(b)) || names(a.order_id, b.order_id) || names(a.id, b.id);
}

type StatementOrdered = Pick<Commission, "id" | "order_id" | "payable_at" | "created_at">;

export function statementId(franchiseId: string, month: string): string {
  return `${franchiseId}_${month}`;
}

/** On that day of the next month a month is closed. */
export const CLOSED_ON_DAY = 3;
