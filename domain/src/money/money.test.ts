import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatPaise,
  formatPaiseExact,
  formatRupees,
  paiseOfRupees,
  parseTypedRupees,
  percentOf,
  roundToRupee,
  rupeesOfPaise,
} from "./money.ts";

const anyPaise = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe("rupees to paise", () => {
  it.each([
    [299.35, 29935],
    [19.99, 1999],
    [4.35, 435],
    [2499.99, 249999],
    [1.15, 115],
    [0, 0],
  ])("[RZP-05] ₹%s is %i paise, without binary drift", (rupees, paise) => {
    expect(paiseOfRupees(rupees)).toBe(paise);
  });

  it("[RZP-05] every two-decimal amount survives the way to rupees and back", () => {
    fc.assert(fc.property(anyPaise, (paise) => paiseOfRupees(rupeesOfPaise(paise)) === paise));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("[RZP-05] %s is no amount", (rupees) => {
    expect(() => paiseOfRupees(rupees)).toThrow(RangeError);
  });

  it("[RZP-05] ten per cent off ₹999.99 leaves whole paise", () => {
    expect(99_999 - percentOf(99_999, 10)).toBe(89_999);
  });
});

describe("rounding", () => {
  it.each([
    [117_882, 117_900],
    [117_849, 117_800],
    [117_850, 117_900],
    [0, 0],
  ])("[Y-01] %i paise round half up to %i", (paise, rounded) => {
    expect(roundToRupee(paise)).toBe(rounded);
  });

  it("[Y-01] rounding gives whole rupees, at most 50 paise away", () => {
    fc.assert(
      fc.property(anyPaise, (paise) => {
        const rounded = roundToRupee(paise);
        expect(rounded % 100).toBe(0);
        expect(Math.abs(rounded - paise)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe("display", () => {
  it("[FRM-08] groups in lakh and crore", () => {
    expect(formatPaiseExact(paiseOfRupees(100_000))).toBe("₹1,00,000.00");
    expect(formatPaiseExact(paiseOfRupees(12_345_678.9))).toBe("₹1,23,45,678.90");
    expect(formatRupees(100_000)).toBe("₹1,00,000");
  });

  it("[FRM-08] shows paise only where there are any", () => {
    expect(formatPaise(117_882)).toBe("₹1,178.82");
    expect(formatPaise(117_900)).toBe("₹1,179");
    expect(formatPaise(10)).toBe("₹0.10");
  });
});

describe("typed amounts", () => {
  it.each([
    ["1,00,000", 10_000_000],
    ["100000", 10_000_000],
    [" ₹ 2,499.50 ", 249_950],
    ["₹2499.5", 249_950],
    ["0", 0],
  ])("[FRM-08] '%s' is understood", (typed, paise) => {
    expect(parseTypedRupees(typed)).toBe(paise);
  });

  it.each(["₹ 1.00.000", "1e5", "-1", "100,000", "1,0,0", "1.234", "abc", "+5", "१२", "1".repeat(20)])(
    "[FRM-08] '%s' is refused, not guessed",
    (typed) => {
      expect(parseTypedRupees(typed)).toBeNull();
    },
  );

  it.each(["", "  ", "e"])("[FRM-12] '%s' is no amount rather than zero", (typed) => {
    expect(parseTypedRupees(typed)).toBeNull();
  });

  it("[FRM-08] what is shown can be typed back", () => {
    fc.assert(
      fc.property(anyPaise, (paise) => {
        expect(parseTypedRupees(formatPaise(paise))).toBe(paise);
        expect(parseTypedRupees(formatPaiseExact(paise))).toBe(paise);
      }),
    );
  });
});
