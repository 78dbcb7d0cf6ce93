import { type OpenSums, openSums } from "@niyamdesk/domain/commissions/open-sums";
import { financialYear } from "@niyamdesk/domain/time/time";
import type { CommissionView, StatementView } from "./read-commission.ts";

export interface OwnSums {
  /** Earned on orders of this month in India, as it stands. */
  monthPaise: number;
  /** Earned and not payable yet. */
  waitingPaise: number;
  /** Payable and in no closed month yet. */
  payablePaise: number;
  /** Paid in this financial year, without GST, before tax was withheld. */
  yearPaise: number;
}

type Line = Pick<CommissionView, "paise" | "status" | "at" | "month">;
type Month = Pick<StatementView, "month" | "status" | "commissionPaise" | "paidAt">;

/** As the domain reads lines. */
export function openSumsOf(lines: readonly Line[], now: number): OpenSums {
  const stored = lines.map(({ paise, status, at, month }) => ({
    ...{ amount_paise: paise, taken_back_paise: 0, status, month },
    created_at: { toMillis: () => at },
  }));
  return openSums(stored, now);
}

/** What a partner reads first. @param open of all of their lines */
export function ownSums(open: OpenSums, months: readonly Month[], now: number): OwnSums {
  const closed = new Set(months.map(({ month }) => month));
  const year = financialYear(now);
  return {
    monthPaise: open.month_paise,
    waitingPaise: open.waiting_paise,
    payablePaise: Object.entries(open.payable)
      .filter(([month]) => !closed.has(month))
      .reduce((sum, [, paise]) => sum + paise, 0),
    yearPaise: months
      .filter(({ status, paidAt }) => status === "paid" && paidAt !== null && financialYear(paidAt) === year)
      .reduce((total, { commissionPaise }) => total + commissionPaise, 0),
  };
}
