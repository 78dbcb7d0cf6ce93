import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMMISSION_PERCENT } from "../franchises/franchise-level.ts";
import type { Dispute, Refund } from "../payments/payment.ts";
import { gonePaise } from "../payments/refund-left.ts";
import { changeOf } from "./changes.ts";
import { type Commission, netOf, seenClient } from "./commission.ts";
import { DEFAULT_COMMISSION_SETTINGS, ratesOn } from "./commission-settings.ts";
import { type Earner, type Rates, sharesOf, takenBack } from "./reckoning.ts";

const at = { toMillis: () => 0 };
const earner = (level: Earner["level"]): Earner => ({ franchise_id: level, user_id: level, level });
const CHAINS: readonly Earner["level"][][] = [
  ["state"],
  ["district"],
  ["individual"],
  ["individual", "district"],
  ["individual", "state"],
  ["district", "state"],
  ["individual", "district", "state"],
];

const anyRates = fc
  .tuple(
    fc.integer({ min: 0, max: 2000 }),
    fc.integer({ min: 0, max: 2000 }),
    fc.integer({ min: 0, max: 2000 }),
  )
  .map((three): Rates => {
    const [individual = 0, district = 0, state = 0] = three.sort((a, b) => a - b).map((part) => part / 100);
    return { state, district, individual };
  });

describe("commission of an order", () => {
  it("[F-10] [N-27] district over individual earns 5, state over district 5, and all together 20 percent", () => {
    const percents = (levels: readonly Earner["level"][]) =>
      sharesOf(levels.map(earner), COMMISSION_PERCENT, 999_00).map(({ percent, amount_paise }) => [
        percent,
        amount_paise,
      ]);
    expect(percents(["individual", "district", "state"])).toEqual([
      [10, 9990],
      [5, 4995],
      [5, 4995],
    ]);
    expect(percents(["district", "state"])).toEqual([
      [15, 14985],
      [5, 4995],
    ]);
    expect(percents(["individual", "state"])).toEqual([
      [10, 9990],
      [10, 9990],
    ]);
    expect(percents(["state"])).toEqual([[20, 19980]]);
  });

  it("[F-10] whatever is set and whoever stands there, an order costs 20 percent at most, in whole paise", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHAINS),
        anyRates,
        fc.integer({ min: 1, max: 2_000_000_00 }),
        (levels, rates, base) => {
          const shares = sharesOf(levels.map(earner), rates, base);
          const sum = shares.reduce((all, { amount_paise }) => all + amount_paise, 0);
          expect(sum * 100).toBeLessThanOrEqual(base * 20);
          for (const { amount_paise } of shares) {
            expect(Number.isSafeInteger(amount_paise)).toBe(true);
            expect(amount_paise).toBeGreaterThan(0);
          }
        },
      ),
    );
  });

  it("[N-26] 393 of 1,179 rupees take 66.60 back of 199.80, the rest 133.20", () => {
    expect(takenBack(19_980, 117_900, 39_300)).toBe(6_660);
    expect(takenBack(19_980, 117_900, 117_900)).toBe(19_980);
    expect(takenBack(19_980, 117_900, 0)).toBe(0);
  });

  it("[N-27] percents count from their day on", () => {
    const rates = [
      ...DEFAULT_COMMISSION_SETTINGS.rates,
      { from: "2026-12-01", state: 18, district: 12, individual: 8 },
    ];
    expect(ratesOn({ rates }, Date.parse("2026-11-30T23:59:00+05:30")).state).toBe(20);
    expect(ratesOn({ rates }, Date.parse("2026-12-01T00:00:00+05:30")).state).toBe(18);
  });

  it("[F-09] of a client a partner sees the first name and an initial", () => {
    expect(seenClient("Asha Rao")).toBe("Asha R.");
    expect(seenClient(" Madhu ")).toBe("Madhu");
    expect(seenClient("आशा राव")).toBe("आशा र.");
    expect(seenClient("")).toBe("");
  });
});

const PAID = 117_900;
const refund = (amount_paise: number, status: Refund["status"], n: number): Refund => ({
  id: `rfnd_${n}`,
  amount_paise,
  status,
  created_at: at,
});
const dispute = (status: Dispute["status"], deducted_paise: number): Dispute => ({
  ...{ id: "disp_1", amount_paise: deducted_paise, deducted_paise, phase: "", reason_code: "", status },
  ...{ respond_by: null, created_at: at, told_at: at },
});

/** What happens to an order, in any order. */
const anyEvent = fc.oneof(
  fc.record({ refund: fc.integer({ min: 1, max: PAID }) }),
  fc.record({ fails: fc.integer({ min: 0, max: 5 }) }),
  fc.record({
    dispute: fc.constantFrom<Dispute["status"]>("open", "under_review", "won", "lost", "closed"),
    paise: fc.integer({ min: 1, max: PAID }),
    /** The provider sends what the bank took as a refund, besides. */
    sendsRefund: fc.boolean(),
  }),
  fc.constant("payable" as const),
  fc.constant("paid" as const),
);

type Line = Pick<
  Commission,
  "amount_paise" | "base_paise" | "status" | "taken_back_paise" | "changes" | "changed_paise"
>;

describe("what becomes of a commission", () => {
  it("[F-10] [N-26] any sequence of refunds, failures, disputes and payouts: lines say what part of the money is here, closed ones never change, a fully refunded order sums to zero", () => {
    fc.assert(
      fc.property(
        fc.array(anyEvent, { maxLength: 25 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 20_000_00 }),
        (events, endsRefunded, amount) => {
          let line: Line = {
            ...{ amount_paise: amount, base_paise: amount * 5, status: "accrued" },
            ...{ taken_back_paise: 0, changes: 0, changed_paise: 0 },
          };
          const later: number[] = [];
          let refunds: Refund[] = [];
          let disputes: Dispute[] = [];
          const money = () => ({ amount_paise: PAID, refunds, disputes });
          const apply = () => {
            const before = line;
            const change = changeOf(line, money());
            line = { ...line, ...change.line };
            if (change.later) later.push(change.later.amount_paise);
            if (before.status === "payable" || before.status === "paid") {
              expect(netOf(line)).toBe(netOf(before));
              expect(line.status).toBe(before.status);
            }
            const stands = netOf(line) + later.reduce((sum, paise) => sum + paise, 0);
            expect(stands).toBe(amount - takenBack(amount, PAID, gonePaise(money())));
            expect(stands).toBeGreaterThanOrEqual(0);
            expect(line.changed_paise).toBe(later.reduce((sum, paise) => sum + paise, 0));
            // Told again, nothing more comes of it.
            expect(changeOf(line, money()).later).toBeNull();
          };
          for (const event of events) {
            if (event === "payable") line = line.status === "accrued" ? { ...line, status: "payable" } : line;
            else if (event === "paid") line = line.status === "payable" ? { ...line, status: "paid" } : line;
            else if ("refund" in event) {
              const left = PAID - gonePaise(money());
              if (left > 0) {
                const sum = Math.min(left, event.refund);
                refunds = [...refunds, refund(sum, "processed", refunds.length)];
              }
            } else if ("fails" in event) {
              refunds = refunds.map((one, n) => (n === event.fails ? { ...one, status: "failed" } : one));
            } else {
              const before = gonePaise(money());
              disputes = [dispute(event.dispute, event.paise)];
              const isTaken = event.dispute === "lost" && gonePaise(money()) - before === event.paise;
              if (isTaken && event.sendsRefund) {
                apply();
                const taken = gonePaise(money());
                refunds = [
                  ...refunds,
                  { ...refund(event.paise, "processed", refunds.length), unasked: true },
                ];
                expect(gonePaise(money())).toBe(taken);
              }
            }
            apply();
          }
          if (!endsRefunded) return;
          refunds = [refund(PAID, "processed", 99)];
          apply();
          expect(netOf(line) + later.reduce((sum, paise) => sum + paise, 0)).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
