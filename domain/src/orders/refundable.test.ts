import fc from "fast-check";
import { expect, test } from "vitest";
import { refundableOf } from "./refundable.ts";

const step = (name: string, weight: number, done: boolean) => ({ name, weight, done_at: done ? 1 : null });
const payment = { amount_paise: 117_900, refunds: [] };

test("[O-02] all of it can go back until a step is done that earns us something", () => {
  const steps = [step("Documents", 0, true), step("Draft", 60, false), step("Filing", 40, false)];
  expect(refundableOf(steps, payment)).toEqual({
    ...{ lines: [{ kind: "paid", paise: 117_900 }], refundable_paise: 117_900, barred: null },
  });
});

test("[O-02] each step that is done keeps its part of the fee, and each is a line", () => {
  const steps = [step("Draft", 60, true), step("Filing", 40, false)];
  expect(refundableOf(steps, payment)).toMatchObject({
    lines: [
      { kind: "paid", paise: 117_900 },
      { kind: "step", name: "Draft", percent: 60, paise: -70_740 },
    ],
    refundable_paise: 47_160,
  });
});

test("[O-02] what went back, or was asked for and is not answered, is not offered again; the bank's claim bars it", () => {
  const money = {
    ...payment,
    refunds: [{ id: "rfnd_1", amount_paise: 40_000, status: "processed" as const, created_at: at(0) }],
    asking_paise: 7_900,
  };
  expect(refundableOf([], money).refundable_paise).toBe(70_000);
  const disputed = { ...payment, disputes: [{ status: "open" }] } as unknown as typeof payment;
  expect(refundableOf([], disputed).barred).toBe("dispute_open");
});

test("[O-02] the lines add up, never more than was paid, and nothing once all is done", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 9_999_999 }), weights, fc.nat(10), (paid, some, done) => {
      const total = some.reduce((sum, weight) => sum + weight, 0);
      if (total > 100) return;
      const steps = [...some, 100 - total].map((weight, n) => step(`Step ${n}`, weight, n < done));
      const { lines, refundable_paise } = refundableOf(steps, { amount_paise: paid, refunds: [] });
      expect(lines.reduce((sum, { paise }) => sum + paise, 0)).toBe(refundable_paise);
      expect(refundable_paise).toBeLessThanOrEqual(paid);
      const all = steps.map((one) => ({ ...one, done_at: 1 }));
      expect(refundableOf(all, { amount_paise: paid, refunds: [] }).refundable_paise).toBe(0);
    }),
  );
});

function at(ms: number) {
  return { toMillis: () => ms, toDate: () => new Date(ms) } as never;
}
