import type { Paise } from "../money/money.ts";
import { type Payment, refundedPaise } from "../payments/payment.ts";
import { refundRefusal, takenPaise } from "../payments/refund-left.ts";
import type { WorkStep } from "../steps/order-work.ts";

/** A line of the reckoning, in the order in which it is shown. Negative: it stays with us, or went back already. */
export type RefundableLine =
  | { kind: "paid"; paise: Paise }
  /** Work that is done. `percent`: of the fee. */
  | { kind: "step"; name: string; percent: number; paise: Paise }
  /** What the payment provider took for itself and keeps once work is done. */
  | { kind: "fee"; paise: Paise }
  /** Went back, or is on its way. */
  | { kind: "gone"; paise: Paise }
  /** The client's bank took it in a dispute that we lost. */
  | { kind: "taken"; paise: Paise };

export interface Refundable {
  lines: readonly RefundableLine[];
  /** The sum of the lines, never below nought. */
  refundable_paise: Paise;
  /** Why nothing can go back now, whatever the sum is; null: it can. */
  barred: "dispute_open" | "dispute_lost" | null;
}

type Money = Pick<
  Payment,
  "amount_paise" | "customer_fee_paise" | "refunds" | "told_refunded_paise" | "asking_paise" | "disputes"
>;

/**
 * What of an order's payment can go back today: all of it until a step is done that earns us something, then what was paid less the steps
 * that are done, each by its weight. Parts are rounded so that all steps together are what was paid for them.
 *
 * @param steps of the order; none where it was paid before there were any
 */
export function refundableOf(
  steps: readonly Pick<WorkStep<unknown>, "name" | "weight" | "done_at">[],
  payment: Money,
): Refundable {
  const { amount_paise, customer_fee_paise = 0 } = payment;
  const price = amount_paise - customer_fee_paise;
  const lines: RefundableLine[] = [{ kind: "paid", paise: amount_paise }];
  let done = 0;
  for (const { name, weight, done_at } of steps) {
    if (done_at === null || weight === 0) continue;
    const paise = share(price, done) - share(price, done + weight);
    lines.push({ kind: "step", name, percent: weight, paise });
    done += weight;
  }
  if (done > 0 && customer_fee_paise > 0) lines.push({ kind: "fee", paise: -customer_fee_paise });
  const gone = refundedPaise(payment) + (payment.asking_paise ?? 0);
  if (gone > 0) lines.push({ kind: "gone", paise: -gone });
  const taken = takenPaise(payment);
  if (taken > 0) lines.push({ kind: "taken", paise: -taken });
  const sum = lines.reduce((total, { paise }) => total + paise, 0);
  return {
    lines,
    refundable_paise: Math.max(0, sum),
    barred: refundRefusal(payment),
  };
}

/** @param percent whole */
function share(paise: Paise, percent: number): Paise {
  return Math.floor((paise * Math.min(percent, 100)) / 100);
}
