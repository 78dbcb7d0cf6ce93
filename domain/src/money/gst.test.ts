import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STATES } from "../places/states.ts";
import { CATALOGUE } from "../services/catalogue/catalogue.ts";
import { stateTaxName, taxLines, taxOn } from "./gst.ts";
import { paiseOfRupees } from "./money.ts";

const anyState = fc.constantFrom(...STATES.map(([code]) => code));
const anyPrice = fc.integer({ min: 100, max: 100_000_000 });

describe("tax on a price", () => {
  it("[Y-01] ₹999 in the supplier's State is CGST and SGST of ₹89.91 each, ₹1,179 in all", () => {
    expect(taxOn(99_900, "27", "27")).toEqual({
      taxable_paise: 99_900,
      cgst_paise: 8_991,
      sgst_paise: 8_991,
      igst_paise: 0,
      gst_paise: 17_982,
      round_off_paise: 18,
      total_paise: 117_900,
      place_of_supply: "27",
      kind: "intra_state",
    });
  });

  it("[Y-01] ₹999 into another State is IGST of ₹179.82, with the same total", () => {
    expect(taxOn(99_900, "27", "29")).toMatchObject({
      cgst_paise: 0,
      sgst_paise: 0,
      igst_paise: 17_982,
      total_paise: 117_900,
      kind: "inter_state",
    });
  });

  it("[Y-01] both halves are equal, the parts add up, the total is whole rupees", () => {
    fc.assert(
      fc.property(anyPrice, anyState, anyState, (price, supplier, supply) => {
        const tax = taxOn(price, supplier, supply);
        expect(tax.cgst_paise).toBe(tax.sgst_paise);
        expect(tax.gst_paise).toBe(tax.cgst_paise + tax.sgst_paise + tax.igst_paise);
        expect(tax.total_paise).toBe(price + tax.gst_paise + tax.round_off_paise);
        expect(tax.total_paise % 100).toBe(0);
        expect(Math.abs(tax.round_off_paise)).toBeLessThanOrEqual(50);
        expect(tax.igst_paise > 0).toBe(supplier !== supply);
      }),
    );
  });

  it("[Y-01] whole-rupee prices carry exactly 18 per cent, whatever the State", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), anyState, anyState, (rupees, supplier, supply) => {
        expect(taxOn(paiseOfRupees(rupees), supplier, supply).gst_paise).toBe(rupees * 18);
      }),
    );
  });

  it("[Y-01] a client pays the same for a plan in every State", () => {
    for (const plan of CATALOGUE.flatMap((service) => service.plans)) {
      const totals = STATES.map(([state]) => taxOn(paiseOfRupees(plan.price), "27", state).total_paise);
      expect(new Set(totals).size).toBe(1);
    }
  });

  it.each([0, -100, 99.5, Number.NaN, Number.MAX_VALUE])(
    "[RZP-04] a price of %s paise is refused",
    (price) => {
      expect(() => taxOn(price, "27", "27")).toThrow(RangeError);
    },
  );

  it("[RZP-05] a total below one rupee never reaches the gateway", () => {
    expect(() => taxOn(41, "27", "27")).toThrow("at least one rupee");
    expect(taxOn(42, "27", "27").total_paise).toBe(100);
  });

  it("[Y-08] the State's half is UTGST where there is no legislature", () => {
    expect(["04", "26", "31", "35", "38", "97"].map(stateTaxName)).toEqual(Array(6).fill("UTGST"));
    expect(["01", "07", "27", "34"].map(stateTaxName)).toEqual(Array(4).fill("SGST"));
  });
});

describe("taxLines", () => {
  it("[Y-01] names each tax that is charged and the round-off, and adds up to the total", () => {
    const within = taxOn(99_900, "27", "27");
    expect(taxLines(within)).toEqual([
      { label: "CGST 9%", paise: 8_991 },
      { label: "SGST 9%", paise: 8_991 },
      { label: "Round-off", paise: 18 },
    ]);
    expect(taxLines(taxOn(99_900, "27", "07")).map(({ label }) => label)).toEqual([
      "IGST 18% (Delhi)",
      "Round-off",
    ]);
    expect(taxLines(taxOn(100_000, "04", "04")).map(({ label }) => label)).toEqual(["CGST 9%", "UTGST 9%"]);
    const hindi = { roundOff: "राउंड ऑफ़", stateName: () => "दिल्ली" };
    expect(taxLines(taxOn(99_900, "27", "07"), hindi).map(({ label }) => label)).toEqual([
      "IGST 18% (दिल्ली)",
      "राउंड ऑफ़",
    ]);
    const sum = taxLines(within).reduce((total, { paise }) => total + paise, within.taxable_paise);
    expect(sum).toBe(within.total_paise);
  });
});
