import fc from "fast-check";
import { expect, it } from "vitest";
import { INVOICE_SERIES, type InvoiceKind, invoiceNumber, seriesKey } from "./invoice.ts";

const kinds = Object.keys(INVOICE_SERIES) as InvoiceKind[];

it("[RZP-23] the last second of March and the first of April number in different years", () => {
  expect(invoiceNumber("invoice", Date.parse("2027-03-31T23:59:59+05:30"), 123)).toBe("INV-26-27-000123");
  expect(invoiceNumber("invoice", Date.parse("2027-04-01T00:00:00+05:30"), 1)).toBe("INV-27-28-000001");
  expect(seriesKey("credit_note", Date.parse("2027-04-01T00:00:00+05:30"))).toBe("CN-27-28");
});

it("[RZP-23] numbers keep the lawful form and differ whenever kind, year or sequence differ", () => {
  const instant = fc.integer({ min: Date.parse("2017-07-01"), max: Date.parse("2099-01-01") });
  const one = fc.record({
    kind: fc.constantFrom(...kinds),
    at: instant,
    sequence: fc.integer({ min: 1, max: 999_999 }),
  });
  fc.assert(
    fc.property(one, one, (a, b) => {
      const number = invoiceNumber(a.kind, a.at, a.sequence);
      expect(number).toMatch(/^[A-Z0-9][A-Z0-9-]{0,15}$/);
      const same = seriesKey(a.kind, a.at) === seriesKey(b.kind, b.at) && a.sequence === b.sequence;
      expect(number === invoiceNumber(b.kind, b.at, b.sequence)).toBe(same);
    }),
  );
});

it.each([0, -1, 1.5, 1_000_000, Number.NaN])("[RZP-23] %s is no number of a series", (sequence) => {
  expect(() => invoiceNumber("invoice", 0, sequence)).toThrow(RangeError);
});
