import type { Paise } from "../money/money.ts";
import type { CaFee } from "./ca-fee.ts";

/** What a CA's lines of one month come to. */
export interface FeeMonth {
  month: string;
  /** All that is due or paid, what went back taken off. */
  earned_paise: Paise;
  orders: number;
  consultations: number;
  /** Of it: not paid yet. */
  waiting_paise: Paise;
}

type Line = Pick<CaFee, "month" | "status" | "amount_paise" | "cause" | "kind">;

/** Month by month, the latest first. */
export function feeMonths(lines: readonly Line[]): FeeMonth[] {
  const months = new Map<string, FeeMonth>();
  for (const { month, status, amount_paise, cause, kind } of lines) {
    if (status === "reversed") continue;
    const known = months.get(month) ?? {
      ...{ month, earned_paise: 0, orders: 0, consultations: 0, waiting_paise: 0 },
    };
    const counts = kind === "earned" ? 1 : 0;
    months.set(month, {
      month,
      earned_paise: known.earned_paise + amount_paise,
      orders: known.orders + (cause === "order" ? counts : 0),
      consultations: known.consultations + (cause === "consultation" ? counts : 0),
      waiting_paise: known.waiting_paise + (status === "paid" ? 0 : amount_paise),
    });
  }
  return [...months.values()].sort((one, other) => (one.month < other.month ? 1 : -1));
}
