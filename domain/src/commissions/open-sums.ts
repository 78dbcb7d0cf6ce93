import type { Paise } from "../money/money.ts";
import type { Moment } from "../time/moment.ts";
import { type Commission, istMonth, netOf } from "./commission.ts";

/** What a partner reads first; paise. */
export interface OpenSums {
  /** Earned on orders of this month in India, as it stands. */
  month_paise: Paise;
  /** Earned and not payable yet. */
  waiting_paise: Paise;
  /** Payable, by the month whose statement it stands in. */
  payable: Readonly<Record<string, Paise>>;
}

type Line = Pick<Commission, "amount_paise" | "taken_back_paise" | "status" | "month"> & {
  created_at: Pick<Moment, "toMillis">;
};

/** @param now epoch ms */
export function openSums(lines: readonly Line[], now: number): OpenSums {
  const sum = (some: readonly Line[]) => some.reduce((total, line) => total + netOf(line), 0);
  const payable: Record<string, Paise> = {};
  for (const line of lines) {
    if (line.status !== "payable" || line.month === null) continue;
    payable[line.month] = (payable[line.month] ?? 0) + netOf(line);
  }
  return {
    month_paise: sum(lines.filter(({ created_at }) => istMonth(created_at.toMillis()) === istMonth(now))),
    waiting_paise: sum(lines.filter(({ status }) => status === "accrued")),
    payable,
  };
}
