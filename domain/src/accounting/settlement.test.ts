import { expect, test } from "vitest";
import { addsUp, isBalanced, problemOf, type SettlementLine, settlementSums } from "./settlement.ts";

type Line = Omit<
  SettlementLine,
  | "id"
  | "settlement_id"
  | "payment_id"
  | "description"
  | "dispute_id"
  | "problem"
  | "ours_paise"
  | "created_at"
>;
const payment: Line = {
  ...{ type: "payment", amount_paise: 100_000, fee_paise: 2_360, tax_paise: 360 },
  ...{ credit_paise: 97_640, debit_paise: 0 },
};
const refund: Line = {
  ...{
    type: "refund",
    amount_paise: 40_000,
    fee_paise: 0,
    tax_paise: 0,
    credit_paise: 0,
    debit_paise: 40_000,
  },
};
const adjustment: Line = { ...refund, type: "adjustment", amount_paise: 500, debit_paise: 500 };

test("[Y-22] a line agrees when we have it, of the same amount, and what moved is the amount with the fee", () => {
  expect(problemOf(payment, 100_000)).toBeNull();
  expect(problemOf(payment, null)).toBe("not_here");
  expect(problemOf(payment, 100_001)).toBe("amount_differs");
  expect(problemOf({ ...payment, credit_paise: 97_641 }, 100_000)).toBe("fee_differs");
  expect(problemOf(refund, 40_000)).toBeNull();
  expect(problemOf({ ...refund, fee_paise: 590, tax_paise: 90, debit_paise: 40_590 }, 40_000)).toBeNull();
  expect(problemOf({ ...refund, debit_paise: 39_999 }, 40_000)).toBe("fee_differs");
  expect(problemOf(adjustment, null)).toBeNull();
});

test("[Y-22] lines come to what was sent, also where a settlement on demand has a fee of its own", () => {
  const sums = settlementSums([payment, refund, adjustment]);
  expect(sums).toEqual({
    ...{ payments: 1, payments_paise: 100_000, fees_paise: 2_360, tax_paise: 360 },
    ...{ refunds: 1, refunds_paise: 40_000, adjustments: 1, adjustments_paise: -500, net_paise: 57_140 },
  });
  expect(addsUp(sums, { amount_paise: 57_140, own_fees_paise: 0 })).toBe(true);
  expect(addsUp(sums, { amount_paise: 56_550, own_fees_paise: 590 })).toBe(true);
  expect(addsUp(sums, { amount_paise: 57_141, own_fees_paise: 0 })).toBe(false);
});

test("[Y-22] a settlement is asked for again until its money arrived, its lines are there and all of them agree", () => {
  const known = { status: "processed", lines: 3, problems: 0, adds_up: true } as const;
  expect(isBalanced(known)).toBe(true);
  expect(isBalanced({ ...known, status: "created" })).toBe(false);
  expect(isBalanced({ ...known, lines: 0, adds_up: false })).toBe(false);
  expect(isBalanced({ ...known, problems: 1 })).toBe(false);
  expect(isBalanced({ ...known, adds_up: false })).toBe(false);
  expect(isBalanced({ status: "failed", lines: 0, problems: 0, adds_up: false })).toBe(true);
});
