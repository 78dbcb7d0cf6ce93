import type { Payment } from "../payments/payment.ts";
import { gonePaise } from "../payments/refund-left.ts";
import type { Commission } from "./commission.ts";
import { takenBack } from "./reckoning.ts";

type Money = Pick<Payment, "amount_paise" | "refunds" | "told_refunded_paise" | "disputes">;

/** Whether the bank is deciding about the money: nothing of it is paid out. */
export function isDisputed(payment: Pick<Payment, "disputes">): boolean {
  return (payment.disputes ?? []).some(({ status }) => status === "open" || status === "under_review");
}

type Line = Pick<
  Commission,
  "amount_paise" | "base_paise" | "status" | "taken_back_paise" | "changes" | "changed_paise"
>;

/** How a line is to be changed for its payment as it is now. */
export interface LineChange {
  line: Pick<Commission, "status" | "taken_back_paise" | "changes" | "changed_paise">;
  /** Its next later line; null: none. */
  later: Pick<Commission, "kind" | "base_paise" | "amount_paise"> | null;
}

/**
 * What of a commission stands is always its part of the money that is still here. Until it is payable the line itself says what went
 * back; from then on nothing of it changes, and what goes back or comes again is a line of its own.
 *
 * @param line of what was earned
 */
export function changeOf(line: Line, payment: Money): LineChange {
  const { amount_paise, base_paise, status, changes, changed_paise } = line;
  const gone = gonePaise(payment);
  const back = takenBack(amount_paise, payment.amount_paise, gone);
  if (status === "accrued" || status === "reversed") {
    return {
      line: {
        status: back >= amount_paise ? "reversed" : "accrued",
        taken_back_paise: back,
        changes,
        changed_paise,
      },
      later: null,
    };
  }
  const present = amount_paise - line.taken_back_paise + changed_paise;
  const change = amount_paise - back - present;
  const same = { status, taken_back_paise: line.taken_back_paise };
  if (change === 0) return { line: { ...same, changes, changed_paise }, later: null };
  return {
    line: { ...same, changes: changes + 1, changed_paise: changed_paise + change },
    later: {
      kind: change < 0 ? "taken_back" : "given_again",
      base_paise: Math.sign(change) * takenBack(base_paise, amount_paise, Math.abs(change)),
      amount_paise: change,
    },
  };
}
