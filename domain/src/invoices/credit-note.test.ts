import fc from "fast-check";
import { expect, test } from "vitest";
import { type TaxBreakup, taxOn } from "../money/gst.ts";
import { creditOf, lastDayForTax, uncredited } from "./credit-note.ts";

const INTER = ["07", "27"] as const;
const INTRA = ["07", "07"] as const;

function notesOf(invoice: TaxBreakup, amounts: readonly number[]): TaxBreakup[] {
  const notes: TaxBreakup[] = [];
  for (const amount of amounts) {
    const note = creditOf(invoice, notes, amount);
    if (note !== null) notes.push(note);
  }
  return notes;
}

test("[N-23] three notes of a third add up to the invoice to the paisa, and the last takes the round-off", () => {
  const notes = notesOf(taxOn(99_900, ...INTER), [39_300, 39_300, 39_300]);
  expect(notes.map((note) => [note.taxable_paise, note.igst_paise, note.round_off_paise])).toEqual([
    [33_305, 5_995, 0],
    [33_305, 5_995, 0],
    [33_290, 5_992, 18],
  ]);
});

test("[N-23] a rupee first and the rest after it: nothing is credited twice, and a fourth note is none", () => {
  const invoice = taxOn(99_900, ...INTRA);
  const notes = notesOf(invoice, [100, 117_800, 500]);
  expect(notes).toHaveLength(2);
  expect(uncredited(invoice, notes).total_paise).toBe(0);
  expect(uncredited(invoice, notes).taxable_paise).toBe(0);
});

test("[N-23] whatever goes back in whatever order, each note has equal halves, adds up in itself, and all together are the invoice", () => {
  const price = fc.integer({ min: 100, max: 10_000_000 });
  const states = fc.constantFrom(INTER, INTRA);
  const amounts = fc.array(fc.integer({ min: 1, max: 4_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(price, states, amounts, (taxable, [supplier, place], wanted) => {
      const invoice = taxOn(taxable, supplier, place);
      const notes = notesOf(invoice, wanted);
      for (const note of notes) {
        expect(note.cgst_paise).toBe(note.sgst_paise);
        expect(note.taxable_paise + note.gst_paise + note.round_off_paise).toBe(note.total_paise);
        expect(Math.min(note.taxable_paise, note.cgst_paise, note.igst_paise)).toBeGreaterThanOrEqual(0);
        expect([note.place_of_supply, note.kind]).toEqual([invoice.place_of_supply, invoice.kind]);
      }
      const left = uncredited(invoice, notes);
      expect(Math.min(left.taxable_paise, left.cgst_paise, left.igst_paise)).toBeGreaterThanOrEqual(0);
      expect(left.total_paise).toBe(
        Math.max(0, invoice.total_paise - wanted.reduce((sum, amount) => sum + amount, 0)),
      );
      const rest = creditOf(invoice, notes, invoice.total_paise);
      const all = rest === null ? notes : [...notes, rest];
      expect(Object.values(uncredited(invoice, all)).filter((value) => typeof value === "number")).toEqual(
        Array.from({ length: 7 }, () => 0),
      );
    }),
  );
});

test("[N-24] a note keeps the rate of its invoice, whatever the rate is when it is made", () => {
  const invoice: TaxBreakup = {
    ...taxOn(100_000, ...INTER),
    igst_paise: 12_000,
    gst_paise: 12_000,
    total_paise: 112_000,
  };
  expect(creditOf(invoice, [], 56_000)).toMatchObject({ taxable_paise: 50_000, igst_paise: 6_000 });
});

test("[N-24] tax can be lowered by a note of October after the year of the supply, the last that is declared by 30 November", () => {
  expect(lastDayForTax(Date.parse("2027-03-31T23:59:59+05:30"))).toBe("2027-10-31");
  expect(lastDayForTax(Date.parse("2027-04-01T00:00:00+05:30"))).toBe("2028-10-31");
});
