import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { standingFaults } from "../books/standing-faults.ts";
import type { Dispute, Payment, Refund } from "./payment.ts";
import {
  gonePaise,
  refundLeft,
  refundRefusal,
  refundsOfDisputes,
  refundsToArrive,
  takenPaise,
} from "./refund-left.ts";

const PAID = 176_900;
const moment = (hour: number) => ({ toMillis: () => Date.UTC(2026, 9, 1, hour) });

const lost = (paise: number, hour = 10, n = 1): Dispute => ({
  ...{ id: `disp_${n}`, amount_paise: paise, deducted_paise: paise, phase: "chargeback", reason_code: "" },
  ...{ status: "lost", respond_by: null, created_at: moment(hour), told_at: moment(hour) },
});
const refund = (paise: number, hour: number, more: Partial<Refund> = {}): Refund => ({
  ...{ id: `rfnd_${paise}_${hour}`, amount_paise: paise, status: "processed", created_at: moment(hour) },
  ...more,
});
type Money = Pick<Payment, "amount_paise" | "refunds" | "told_refunded_paise" | "disputes" | "asking_paise">;
const money = (more: Partial<Money>): Money => ({ amount_paise: PAID, refunds: [], disputes: [], ...more });

describe("what the bank took of a payment", () => {
  it("[N-04] [N-26] counts once, whether the provider takes it from our balance or sends a refund of it by itself, and whichever is heard first", () => {
    const disputes = [lost(50_000)];
    const own = refund(50_000, 11, { unasked: true });
    for (const known of [
      money({ disputes }),
      money({ disputes, refunds: [own] }),
      money({ disputes, refunds: [{ ...own, status: "pending" }] }),
      // Counted and not listed yet.
      money({ disputes, told_refunded_paise: 50_000 }),
      money({ refunds: [own] }),
    ]) {
      expect(gonePaise(known)).toBe(50_000);
      expect(refundLeft(known)).toBe(PAID - 50_000);
      expect(refundRefusal(known)).toBeNull();
    }
    expect(refundsOfDisputes(money({ disputes, refunds: [own, refund(20_000, 12)] }))).toEqual([own]);
    // The bank did not take that refund; the money left us all the same.
    expect(gonePaise(money({ disputes, refunds: [{ ...own, status: "failed" }] }))).toBe(50_000);
  });

  it("[N-04] [Y-09] is not sent once more where the provider's refund of it failed: the bank has that money", () => {
    const own = refund(50_000, 11, { unasked: true, status: "failed" });
    const other = refund(20_000, 12, { unasked: true, status: "failed" });
    const known = money({ disputes: [lost(50_000)], refunds: [own, other] });
    expect(refundsToArrive(known)).toEqual([other]);
    expect(refundsToArrive(money({ refunds: [own, other] }))).toEqual([own, other]);
    const faults = standingFaults({ id: "pay_1", status: "completed", ...known } as Payment, []);
    const failed = faults.filter(({ kind }) => kind === "refund_failed");
    expect(failed.map(({ part_id }) => part_id)).toEqual([other.id]);
  });

  it("[N-04] is besides what we gave back ourselves, of another sum, or before", () => {
    const disputes = [lost(50_000)];
    for (const other of [
      refund(50_000, 11),
      refund(20_000, 11, { unasked: true }),
      refund(50_000, 9, { unasked: true }),
      refund(50_000, 11, { id: "trf_1" }),
    ]) {
      const known = money({ disputes, refunds: [other] });
      expect(takenPaise(known)).toBe(50_000);
      expect(gonePaise(known)).toBe(50_000 + other.amount_paise);
    }
  });

  it("[N-04] stops a refund while the bank decides, and once nothing is left", () => {
    expect(refundRefusal(money({ disputes: [lost(PAID)] }))).toBe("dispute_lost");
    expect(
      refundRefusal(money({ disputes: [lost(PAID)], refunds: [refund(PAID, 11, { unasked: true })] })),
    ).toBe("dispute_lost");
    const open: Dispute = { ...lost(10_000, 12, 2), status: "open", deducted_paise: 0 };
    expect(refundRefusal(money({ disputes: [lost(50_000), open] }))).toBe("dispute_open");
    expect(refundRefusal(money({}))).toBeNull();
  });

  it("[N-04] is never more than was paid, with all that went back and is asked for", () => {
    const paise = fc.integer({ min: 1, max: PAID });
    const anyRefund = fc.record({
      paise,
      hour: fc.nat({ max: 23 }),
      unasked: fc.boolean(),
      fails: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(fc.record({ paise, hour: fc.nat({ max: 23 }) }), { maxLength: 3 }),
        fc.array(anyRefund, { maxLength: 4 }),
        fc.nat({ max: PAID }),
        (taken, back, told) => {
          const known = money({
            disputes: taken.map(({ paise, hour }, n) => lost(paise, hour, n)),
            refunds: back.map(({ paise, hour, unasked, fails }, n) =>
              refund(paise, hour, {
                ...{ id: `rfnd_${n}`, status: fails ? "failed" : "processed" },
                ...(unasked ? { unasked } : {}),
              }),
            ),
            told_refunded_paise: told,
          });
          expect(takenPaise(known)).toBeGreaterThanOrEqual(0);
          expect(gonePaise(known)).toBeLessThanOrEqual(PAID);
          expect(gonePaise(known) + refundLeft(known)).toBe(PAID);
        },
      ),
    );
  });
});
