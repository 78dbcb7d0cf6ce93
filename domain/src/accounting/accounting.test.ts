import fc from "fast-check";
import { expect, test } from "vitest";
import { creditOf } from "../invoices/credit-note.ts";
import type { InvoiceKind } from "../invoices/invoice.ts";
import { taxOn } from "../money/gst.ts";
import type { BookDocument } from "./book-document.ts";
import { sacRows, stateRows } from "./by-state.ts";
import { boundsOfMonth, isMonthName, monthFrom, monthOf } from "./month.ts";
import { type BookSums, NO_SUMS, payableGst, plus, sectionOf, sectionSums, sumsOf } from "./sections.ts";
import { seriesRows } from "./series.ts";

const STATES = ["27", "29", "07", "04"] as const;
const GSTINS = {
  "27": "27AAPFU0939F1ZV",
  "29": "29AAGCB7383J1Z4",
  "07": "07AAACT2727Q1ZY",
  "04": null,
} as const;

interface Sale {
  price: number;
  state: (typeof STATES)[number];
  isRegistered: boolean;
  sac: string;
  lines: number;
  back: number[];
}

const sale: fc.Arbitrary<Sale> = fc.record({
  price: fc.integer({ min: 100, max: 30_000_000 }),
  state: fc.constantFrom(...STATES),
  isRegistered: fc.boolean(),
  sac: fc.constantFrom("998231", "998232", "998399"),
  lines: fc.integer({ min: 1, max: 3 }),
  back: fc.array(fc.integer({ min: 1, max: 20_000_000 }), { maxLength: 4 }),
});

/** An invoice and the credit notes of what goes back, as functions make them. */
function documentsOf(sales: readonly Sale[]): BookDocument[] {
  const numbers: Record<InvoiceKind, number> = { invoice: 0, credit_note: 0 };
  const numbered = (kind: InvoiceKind) => {
    numbers[kind] += 1;
    return `${kind === "invoice" ? "INV" : "CN"}-26-27-${String(numbers[kind]).padStart(6, "0")}`;
  };
  return sales.flatMap(({ price, state, isRegistered, sac, lines, back }) => {
    const tax = taxOn(price, "27", state);
    const gstin = isRegistered ? GSTINS[state] : null;
    const part = Math.floor(price / lines);
    const invoice: BookDocument = {
      ...{ number: numbered("invoice"), kind: "invoice", order_id: "o", payment_id: "p", tax, percent: 18 },
      recipient: { name: "Asha Rao", email: null, address: null, gstin, state_code: state },
      lines: Array.from({ length: lines }, (_, at) => ({
        ...{ description: "A service", sac: at === 0 ? sac : "998399" },
        taxable_paise: at === 0 ? price - part * (lines - 1) : part,
      })),
      ...{ total_paise: tax.total_paise, issuedAt: 0, original: null, replaces: null, refundId: null },
    };
    const notes: BookDocument[] = [];
    for (const amount of back) {
      const credit = creditOf(
        tax,
        notes.map((note) => note.tax),
        amount,
      );
      if (credit === null) break;
      notes.push({
        ...{ ...invoice, number: numbered("credit_note"), kind: "credit_note", tax: credit },
        total_paise: credit.total_paise,
        original: { number: invoice.number, issuedAt: 0, suppliedAt: 0, totalPaise: invoice.total_paise },
      });
    }
    return [invoice, ...notes];
  });
}

const all = (rows: readonly BookSums[]) => rows.map(sumsIn).reduce(plus, NO_SUMS);

function sumsIn(row: BookSums): BookSums {
  const { taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise } = row;
  return { taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise };
}

test("[Y-21] whatever was sold, corrected and refunded, each document is in one table, and tables, States and SACs add up to the documents to the paisa", () => {
  fc.assert(
    fc.property(fc.array(sale, { minLength: 1, maxLength: 15 }), (sales) => {
      const documents = documentsOf(sales);
      const whole = all(documents.map(sumsOf));
      const sections = sectionSums(documents);
      expect(all(sections)).toEqual(whole);
      expect(sections.reduce((sum, { invoices, notes }) => sum + invoices + notes, 0)).toBe(documents.length);
      const small = sections.find(({ section }) => section === "b2cs") ?? NO_SUMS;
      expect(all(stateRows(documents))).toEqual(sumsIn(small));
      expect(all([...sacRows(documents, "registered"), ...sacRows(documents, "unregistered")])).toEqual(
        whole,
      );
      const { taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise } = whole;
      expect(taxable_paise + cgst_paise + sgst_paise + igst_paise + round_off_paise).toBe(whole.total_paise);
      for (const value of Object.values(all(sections))) expect(Object.is(value, -0)).toBe(false);
    }),
  );
});

const [local, far, registered] = documentsOf([
  { price: 9_000_000, state: "27", isRegistered: false, sac: "998231", lines: 1, back: [] },
  { price: 9_000_000, state: "29", isRegistered: false, sac: "998231", lines: 1, back: [] },
  { price: 9_000_000, state: "29", isRegistered: true, sac: "998231", lines: 1, back: [] },
]) as [BookDocument, BookDocument, BookDocument];

test("[Y-21] above a lakh an unregistered client of another State has a table of their own, and so has a credit note on such an invoice, whatever it is of", () => {
  expect([local, far, registered].map(sectionOf)).toEqual(["b2cs", "b2cl", "b2b"]);
  const lakh = { ...far, total_paise: 1_00_000_00 };
  expect([sectionOf(lakh), sectionOf({ ...lakh, total_paise: 1_00_000_01 })]).toEqual(["b2cs", "b2cl"]);
  const note: BookDocument = { ...far, kind: "credit_note", total_paise: 1_000 };
  const against = (totalPaise: number) =>
    sectionOf({ ...note, original: { number: "INV-26-27-000001", issuedAt: 0, suppliedAt: 0, totalPaise } });
  expect([against(1_00_000_00), against(1_00_000_01)]).toEqual(["b2cs", "cdnur"]);
  expect(sectionOf({ ...registered, kind: "credit_note" })).toBe("cdnr");
});

test("[Y-21] a credit note after 31 October of the year that followed its invoice's is in no table and no summary, whatever it is of, and stays in the series", () => {
  const at = (day: string) => Date.parse(`${day}T12:00:00+05:30`);
  const noted = (of: BookDocument, day: string): BookDocument => ({
    ...{ ...of, number: "CN-27-28-000001", kind: "credit_note", issuedAt: at(day) },
    original: {
      ...{ number: of.number, issuedAt: at("2026-04-02"), totalPaise: of.total_paise },
      // Paid on the last day of a financial year, invoiced in the next: the supply decides.
      suppliedAt: at("2026-03-31"),
    },
  });
  const of = [local, far, registered];
  expect(of.map((one) => sectionOf(noted(one, "2026-10-31")))).toEqual(["b2cs", "cdnur", "cdnr"]);
  const late = of.map((one) => noted(one, "2026-11-01"));
  expect(late.map(sectionOf)).toEqual(["late", "late", "late"]);
  expect(stateRows(late)).toEqual([]);
  expect([...sacRows(late, "registered"), ...sacRows(late, "unregistered")]).toEqual([]);
  expect(seriesRows(late)).toMatchObject([{ kind: "credit_note", documents: 1 }]);
  expect(sectionSums(late).find(({ section }) => section === "late")).toMatchObject({
    notes: 3,
    invoices: 0,
  });
  expect(payableGst(sectionSums(late))).toBe(0);
  expect(payableGst(sectionSums([...of, ...late]))).toBe(payableGst(sectionSums(of)));
});

test("[Y-21] a series is told from its first to its last number, and a number that is missing between them by name", () => {
  const rows = seriesRows(
    ["INV-26-27-000012", "INV-26-27-000009", "INV-26-27-000010", "CN-26-27-000003"].map((number) => ({
      number,
      kind: number.startsWith("CN") ? ("credit_note" as const) : ("invoice" as const),
    })),
  );
  expect(rows).toEqual([
    {
      ...{ kind: "invoice", first: "INV-26-27-000009", last: "INV-26-27-000012", numbers: 4, documents: 3 },
      missing: ["INV-26-27-000011"],
    },
    {
      ...{ kind: "credit_note", first: "CN-26-27-000003", last: "CN-26-27-000003", numbers: 1, documents: 1 },
      missing: [],
    },
  ]);
});

test("[Y-21] a month is that of India, from its first instant to the first of the next", () => {
  expect(monthOf(Date.parse("2026-11-30T18:30:00Z"))).toBe("2026-12");
  expect(boundsOfMonth("2026-12")).toEqual({
    from: Date.parse("2026-12-01T00:00:00+05:30"),
    until: Date.parse("2027-01-01T00:00:00+05:30"),
  });
  expect([monthFrom("2026-12", 1), monthFrom("2026-01", -1), monthFrom("2026-03", -15)]).toEqual([
    ...["2027-01", "2025-12", "2024-12"],
  ]);
  expect(["2026-11", "2026-13", "1999-01", "2026-1", ""].map(isMonthName)).toEqual([
    ...[true, false, false, false, false],
  ]);
});
