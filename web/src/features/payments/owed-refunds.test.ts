import { expect, it } from "vitest";
import type { AskedBack } from "./data/own-asked.ts";
import { owedRefunds } from "./owed-refunds.ts";
import { type RefundView, readPayment } from "./read-payment.ts";

const at = (second: number) => second * 1000;
const refund = (
  id: string,
  amountPaise: number,
  second: number,
  more: Partial<RefundView> = {},
): RefundView => ({
  ...{
    id,
    amountPaise,
    status: "failed",
    at: at(second),
    creditNote: null,
    reference: null,
    insteadOf: null,
  },
  ...more,
});
const payment = (refunds: RefundView[]) => ({ ...readPayment("pay_1", { amount: 2000 }), refunds });
const refused = (payment_id: string): AskedBack => ({
  ...{ id: "rrq_1", payment_id, amount_paise: 50_000, status: "refused", refund_id: null },
  created_at: { toMillis: () => at(2) },
});

it("[Y-09] what was sent for a refused request pays with the rest what failed before, as the order's page says", () => {
  const transfer = refund("trf_1", 80_000, 3, { status: "processed", insteadOf: "rrq_1" });
  const one = payment([refund("rfnd_1", 30_000, 1), transfer]);
  expect(owedRefunds(one, [refused("pay_1")])).toEqual([]);
  // Of another payment it says nothing here.
  expect(owedRefunds(one, [refused("pay_2")])).toEqual([{ id: "rfnd_1", paise: 30_000 }]);
});

it("[Y-09] a request that was refused is owed though the payment has no refund of it", () => {
  expect(owedRefunds(payment([]), [refused("pay_1")])).toEqual([{ id: "rrq_1", paise: 50_000 }]);
  expect(owedRefunds(payment([]), [])).toEqual([]);
});
