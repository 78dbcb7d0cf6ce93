import { istMonth } from "@niyamdesk/domain/commissions/commission";
import { financialYear } from "@niyamdesk/domain/time/time";
import type { CommissionView, StatementView } from "./read-commission.ts";

export interface OwnSums {
  /** Earned on orders of this month in India, as it stands. */
  monthPaise: number;
  /** Earned and not payable yet. */
  waitingPaise: number;
  /** Payable and in no closed month yet. */
  payablePaise: number;
  /** Paid in this financial year, tax withheld and GST not counted. */
  yearPaise: number;
}

type Line = Pick<CommissionView, "paise" | "status" | "at" | "month">;
type Month = Pick<StatementView, "month" | "status" | "commissionPaise" | "paidAt">;

/** What a partner reads first: from the lines that are loaded and the closed months. */
export function ownSums(lines: readonly Line[], months: readonly Month[], now: number): OwnSums {
  const sum = (some: readonly Line[]) => some.reduce((total, { paise }) => total + paise, 0);
  const closed = new Set(months.map(({ month }) => month));
  const year = financialYear(now);
  return {
    monthPaise: sum(lines.filter(({ at }) => istMonth(at) === istMonth(now))),
    waitingPaise: sum(lines.filter(({ status }) => status === "accrued")),
    payablePaise: sum(lines.filter(({ status, month }) => status === "payable" && !closed.has(month ?? ""))),
    yearPaise: months
      .filter(({ status, paidAt }) => status === "paid" && paidAt !== null && financialYear(paidAt) === year)
      .reduce((total, { commissionPaise }) => total + commissionPaise, 0),
  };
}
