import fc from "fast-check";
import { expect, test } from "vitest";
import { creditOf } from "../invoices/credit-note.ts";
import type { TaxBreakup } from "../money/gst.ts";
import { COUPON_PARTS, type Discount, discountOfPart, discountOn, isFor, usesOfPart } from "./coupon.ts";
import { couponCode } from "./coupon-code.ts";
import { taxAfter } from "./discounted-tax.ts";

const price = fc.integer({ min: 1, max: 2_000_000 }).map((rupees) => rupees * 100);
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: "percent" as const, percent })),
  fc
    .integer({ min: 1, max: 1_000_000 })
    .map((rupees) => ({ kind: "amount" as const, amount_paise: rupees * 100 })),
);

test("[COU-02] any coupon on any price: never more than the price, tax on the rest, the same whole-rupee total in every State", () => {
  fc.assert(
    fc.property(price, discount, (paise, wanted) => {
      const off = discountOn(paise, wanted);
      expect(off).toBeGreaterThan(0);
      expect(off).toBeLessThanOrEqual(paise);
      expect(off % 100).toBe(0);
      const [own, other] = [taxAfter(paise, off, "29", "29"), taxAfter(paise, off, "29", "27")];
      for (const tax of [own, other]) {
        expect(tax.taxable_paise).toBe(paise - off);
        expect(tax.taxable_paise + tax.gst_paise + tax.round_off_paise).toBe(tax.total_paise);
        expect(Math.abs(tax.round_off_paise)).toBeLessThanOrEqual(50);
        expect(tax.total_paise % 100).toBe(0);
      }
      expect(own.total_paise).toBe(other.total_paise);
      expect(own.total_paise === 0).toBe(off === paise);
    }),
  );
});

test("[COU-04] credit notes of a discounted invoice, in any sequence, are never more than it, and what is left keeps its share of the discount", () => {
  const backs = fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(price, discount, fc.constantFrom("29", "27"), backs, (paise, wanted, place, amounts) => {
      const discount_paise = discountOn(paise, wanted);
      const invoice = taxAfter(paise, discount_paise, "29", place);
      const notes: TaxBreakup[] = [];
      for (const amount of amounts) {
        const note = creditOf(invoice, notes, amount);
        if (note !== null) notes.push(note);
      }
      const credited = notes.reduce((sum, { total_paise }) => sum + total_paise, 0);
      const taxable = notes.reduce((sum, { taxable_paise }) => sum + taxable_paise, 0);
      expect(credited).toBeLessThanOrEqual(invoice.total_paise);
      expect(taxable).toBeLessThanOrEqual(paise - discount_paise);
      const terms = { code: "WELCOME10", price_paise: paise, discount_paise };
      const left = discountOfPart(terms, invoice.taxable_paise - taxable);
      expect(left.price_paise - left.discount_paise).toBe(invoice.taxable_paise - taxable);
      expect(left.discount_paise).toBeLessThanOrEqual(discount_paise);
    }),
  );
});

test("[COU-02] a percentage is rounded to whole rupees in the client's favour; what leaves less than a rupee covers it all", () => {
  expect(discountOn(149_900, { kind: "percent", percent: 10 })).toBe(15_000);
  expect(discountOn(149_900, { kind: "percent", percent: 100 })).toBe(149_900);
  expect(discountOn(49_900, { kind: "amount", amount_paise: 50_000 })).toBe(49_900);
  expect(discountOn(100, { kind: "percent", percent: 1 })).toBe(100);
});

test("[COU-01] a coupon counts on its days in India, for its services, from its price on, until it is stopped", () => {
  const coupon = {
    status: "active" as const,
    from: "2026-12-01",
    until: "2026-12-31",
    services: ["gst"],
    least_price_paise: 50_000,
  };
  const asked = { service_id: "gst", price_paise: 50_000, day: "2026-12-31" };
  expect(isFor(coupon, asked)).toBe(true);
  expect(isFor(coupon, { ...asked, day: "2027-01-01" })).toBe(false);
  expect(isFor(coupon, { ...asked, day: "2026-11-30" })).toBe(false);
  expect(isFor(coupon, { ...asked, service_id: "itr" })).toBe(false);
  expect(isFor(coupon, { ...asked, price_paise: 49_900 })).toBe(false);
  expect(isFor({ ...coupon, status: "stopped" }, asked)).toBe(false);
});

test("[COU-03] the parts of a coupon's uses are all of them, and more uses make no part smaller", () => {
  const parts = (most: number) => Array.from({ length: COUPON_PARTS }, (_, part) => usesOfPart(part, most));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (most) => {
      expect(parts(most).reduce((sum, part) => sum + part, 0)).toBe(most);
      for (const [at, part] of parts(most + 1).entries())
        expect(part).toBeGreaterThanOrEqual(parts(most)[at] ?? 0);
    }),
  );
});

test("[COU-02] a code is read as people type it", () => {
  expect(couponCode.parse(" welcome-10 ")).toBe("WELCOME10");
  expect(couponCode.safeParse("a b").success).toBe(false);
});
