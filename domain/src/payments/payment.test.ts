import fc from "fast-check";
import { expect, it } from "vitest";
import { PAYMENT_STATUS_LABELS, PAYMENT_STATUSES, statusAfterRefunds } from "./payment.ts";

it.each([
  [117_900, 0, "completed"],
  [117_900, 1, "partially_refunded"],
  [117_900, 117_899, "partially_refunded"],
  [117_900, 117_900, "refunded"],
] as const)("[Y-09] of %i paise %i refunded: %s", (paid, refunded, status) => {
  expect(statusAfterRefunds(paid, refunded)).toBe(status);
});

it("[RZP-10] a growing refund never leads back to an earlier status", () => {
  const order = ["completed", "partially_refunded", "refunded"];
  const paise = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1_000_000 }), paise, paise, (paid, first, more) => {
      const before = order.indexOf(statusAfterRefunds(paid, first));
      const after = order.indexOf(statusAfterRefunds(paid, first + more));
      expect(before).toBeGreaterThanOrEqual(0);
      expect(after).toBeGreaterThanOrEqual(before);
    }),
  );
});

it("[Y-09] every status has words of its own", () => {
  expect(new Set(Object.values(PAYMENT_STATUS_LABELS)).size).toBe(PAYMENT_STATUSES.length);
});
