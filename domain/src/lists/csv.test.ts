import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type CsvColumn, csvName, csvOf } from "./csv.ts";

type Row = { text: string; sum: number; phone: string; at: number | null };
const COLUMNS: readonly CsvColumn<Row>[] = [
  { heading: "Text", kind: "text", value: ({ text }) => text },
  { heading: "Sum, total", kind: "number", value: ({ sum }) => sum },
  { heading: "Phone", kind: "phone", value: ({ phone }) => phone },
  { heading: "Day", kind: "day", value: ({ at }) => at },
];
const row = (change: Partial<Row> = {}): Row => ({
  text: "Asha",
  sum: -5,
  phone: "+919812345601",
  at: 1_795_000_000_000,
  ...change,
});
const cells = (...rows: Row[]) => csvOf(COLUMNS, rows).split("\r\n").slice(1, -1);

test("[N-30] a file begins with the byte order mark, ends its lines as Excel expects, and keeps Hindi", () => {
  const text = csvOf(COLUMNS, [row({ text: "आशा क्षत्रिय" })]);
  expect(text).toBe('\ufeffText,"Sum, total",Phone,Day\r\nआशा क्षत्रिय,-5,+91 98123 45601,2026-11-18\r\n');
  expect(csvOf(COLUMNS, [])).toBe('\ufeffText,"Sum, total",Phone,Day\r\n');
});

test("[N-30] texts that a spreadsheet would run are made harmless; numbers, days and phone numbers are not touched", () => {
  for (const text of ["=HYPERLINK(1)", "+1+2", "-2+3", "@SUM(1)", " =1", "\u200b=1", "＝1", "\t=1"]) {
    expect(cells(row({ text }))[0]?.replaceAll('"', "")).toMatch(/^'/);
  }
  expect(cells(row({ text: "Asha = Rao - 5" }))[0]).toMatch(/^Asha = Rao - 5,/);
  expect(cells(row({ phone: "+91=cmd" }))[0]).toContain(",'+91=cmd,");
  expect(cells(row({ sum: Number.NaN, at: null, phone: "" }))[0]).toBe("Asha,,,");
});

test("[N-30] whatever is in a cell, it is read back as one cell", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const [cell] = parse(csvOf([COLUMNS[0] as CsvColumn<Row>], [row({ text })]).slice(1))[1] ?? [];
      expect([text, `'${text}`]).toContain(cell);
    }),
  );
});

test("[N-30] the name says what it is, the day in India, and how many rows there should be", () => {
  expect(csvName("staff", Date.parse("2026-11-28T19:00:00Z"), 37)).toBe("staff-2026-11-29-37-rows.csv");
  expect(csvName("staff", Date.parse("2026-11-28T18:00:00Z"), 1)).toBe("staff-2026-11-28-1-row.csv");
});

/** As any reader of RFC 4180 does. */
function parse(text: string): string[][] {
  const rows: string[][] = [[""]];
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] as string;
    const line = rows.at(-1) as string[];
    if (quoted && letter === '"' && text[index + 1] === '"') {
      line[line.length - 1] += '"';
      index += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === ",") line.push("");
    else if (!quoted && letter === "\r" && text[index + 1] === "\n") {
      rows.push([""]);
      index += 1;
    } else line[line.length - 1] += letter;
  }
  return rows;
}
