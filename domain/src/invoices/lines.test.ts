import fc from "fast-check";
import { expect, test } from "vitest";
import { taxOn } from "../money/gst.ts";
import { creditOf, uncredited } from "./credit-note.ts";
import { linesOf, uncreditedLines } from "./lines.ts";

const linesWith = (values: readonly number[]) =>
  values.map((taxable_paise, at) => ({ description: `Line ${at}`, sac: "998231", taxable_paise }));
const valuesOf = (lines: ReturnType<typeof linesWith>) => lines.map(({ taxable_paise }) => taxable_paise);
const sumOf = (lines: ReturnType<typeof linesWith>) => valuesOf(lines).reduce((sum, value) => sum + value, 0);

test("[N-23] a note over three lines takes of each in proportion, and the paisa that is left belongs to one", () => {
  const lines = linesWith([60_000, 30_000, 10_000]);
  expect(valuesOf(linesOf(lines, 50_000))).toEqual([30_000, 15_000, 5_000]);
  expect(valuesOf(linesOf(linesWith([1, 1, 1]), 2))).toEqual([1, 0, 1]);
  expect(valuesOf(linesOf(linesWith([0, 0]), 0))).toEqual([0, 0]);
  expect(() => linesOf(lines, 100_001)).toThrow(RangeError);
});

test("[N-23] whatever goes back in whatever order, the lines of each note add up to it, and those of all notes to the invoice's", () => {
  const values = fc.array(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 1, maxLength: 6 });
  const amounts = fc.array(fc.integer({ min: 1, max: 4_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(values, amounts, (taxables, wanted) => {
      const lines = linesWith(taxables);
      fc.pre(sumOf(lines) >= 100);
      const invoice = taxOn(sumOf(lines), "29", "27");
      const notes: { tax: typeof invoice; lines: typeof lines }[] = [];
      const left = () =>
        uncreditedLines(
          lines,
          notes.map((note) => note.lines),
        );
      for (const amount of [...wanted, invoice.total_paise]) {
        const taxes = notes.map(({ tax }) => tax);
        const tax = creditOf(invoice, taxes, amount);
        if (tax === null) break;
        const credited = linesOf(left(), tax.taxable_paise);
        expect(sumOf(credited)).toBe(tax.taxable_paise);
        for (const [at, { taxable_paise }] of credited.entries()) {
          expect(taxable_paise).toBeGreaterThanOrEqual(0);
          expect(taxable_paise).toBeLessThanOrEqual(left()[at]?.taxable_paise ?? 0);
        }
        notes.push({ tax, lines: credited });
        expect(sumOf(left())).toBe(
          uncredited(
            invoice,
            notes.map((note) => note.tax),
          ).taxable_paise,
        );
      }
      expect(valuesOf(left())).toEqual(taxables.map(() => 0));
    }),
  );
});
