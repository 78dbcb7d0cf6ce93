import { expect, test } from "vitest";
import { isHeldHere } from "./held-here.ts";
import type { Dispute, Payment, Refund } from "./payment.ts";

const PAID = 176_900;
const at = { toMillis: () => Date.UTC(2026, 9, 1) };
const lost = (paise: number): Dispute => ({
  ...{ id: "disp_1", amount_paise: paise, deducted_paise: paise, phase: "chargeback", reason_code: "" },
  ...{ status: "lost", respond_by: null, created_at: at, told_at: at },
});
const refund = (amount_paise: number, status: Refund["status"] = "processed"): Refund => ({
  ...{ id: "rfnd_1", amount_paise, status, created_at: at },
});
const held = (changes: Partial<Payment>) =>
  isHeldHere({ amount_paise: PAID, status: "held", refunds: [], ...changes } as Payment);

test("[N-04] held money of which the bank took a part is held until the rest went back, too", () => {
  expect(held({})).toBe(true);
  expect(held({ disputes: [lost(PAID)] })).toBe(false);
  expect(held({ disputes: [lost(50_000)] })).toBe(true);
  expect(held({ disputes: [lost(50_000)], refunds: [refund(PAID - 50_000)] })).toBe(false);
  expect(held({ disputes: [lost(50_000)], refunds: [refund(PAID - 50_000, "failed")] })).toBe(true);
  expect(held({ status: "completed" })).toBe(false);
  expect(isHeldHere({ status: "held" } as Payment)).toBe(true);
});
