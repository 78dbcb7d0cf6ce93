import { type OpenSums, openSums } from "@niyamdesk/domain/commissions/open-sums";
import { financialYear } from "@niyamdesk/domain/time/time";
import type { CommissionView, StatementView } from "./read-commission.ts";

export interface OwnSums {
  /** Earned on orders of this month in India, as it stands. */
  monthPaise: number;
  /** Earned and not payable yet. */
  waitingPaise: number;
  /**
   * Payable and not paid yet, also what stands in a closed month or came back from the bank: nothing that is still to come is left out, nor
   * what earlier months leave to be deducted. Below nought where more went back than is payable.
   */
  payablePaise: number;
  /** Paid in this financial year, without GST, before tax was withheld. */
  yearPaise: number;
}

type Line = Pick<CommissionView, "paise" | "status" | "at" | "month">;
type Month = Pick<
  StatementView,
  "franchiseId" | "month" | "status" | "commissionPaise" | "carriedInPaise" | "carriedOutPaise" | "paidAt"
>;

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
  const year = financialYear(now);
  const returned = months.filter(({ status }) => status === "returned");
  const payable = [
    ...Object.values(open.payable),
    ...returned.map((month) => month.commissionPaise),
    ...carried(months),
  ];
  return {
    monthPaise: open.month_paise,
    waitingPaise: open.waiting_paise,
    payablePaise: payable.reduce((sum, paise) => sum + paise, 0),
    yearPaise: months
      .filter(({ status, paidAt }) => status === "paid" && paidAt !== null && financialYear(paidAt) === year)
      .reduce((total, { commissionPaise }) => total + commissionPaise, 0),
  };
}

/** What months that are not paid began with, and what the last of each territory leaves for the next: lines alone do not say it. */
function carried(months: readonly Month[]): number[] {
  const unpaid = months.filter(({ status }) => status === "closed" || status === "in_payout");
  const newest = months.filter(
    ({ franchiseId, month }) =>
      !months.some((other) => other.franchiseId === franchiseId && other.month > month),
  );
  return [
    ...unpaid.map(({ carriedInPaise }) => carriedInPaise),
    ...newest.map(({ carriedOutPaise }) => carriedOutPaise),
  ];
}
