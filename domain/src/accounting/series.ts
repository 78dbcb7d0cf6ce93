import type { InvoiceKind } from "../invoices/invoice.ts";
import type { BookDocument } from "./book-document.ts";

/** Table 13 of GSTR-1: the numbers of one series that were given in a month. */
export interface SeriesRow {
  kind: InvoiceKind;
  first: string;
  last: string;
  /** From the first to the last. */
  numbers: number;
  documents: number;
  /** Numbers between them that no document of the month has, 50 at most. None of ours is ever cancelled: each is looked into. */
  missing: string[];
}

/** So many missing numbers are named. */
const MOST_NAMED = 50;

export function seriesRows(documents: readonly Pick<BookDocument, "kind" | "number">[]): SeriesRow[] {
  const series = new Map<string, { kind: InvoiceKind; sequences: number[] }>();
  for (const { kind, number } of documents) {
    const [name, sequence] = [number.slice(0, -6), Number(number.slice(-6))];
    const known = series.get(name) ?? { kind, sequences: [] };
    known.sequences.push(sequence);
    series.set(name, known);
  }
  return [...series.entries()]
    .sort(([a], [b]) => b.localeCompare(a, "en"))
    .map(([name, { kind, sequences }]) => rowOf(name, kind, sequences));
}

function rowOf(name: string, kind: InvoiceKind, sequences: readonly number[]): SeriesRow {
  const present = new Set(sequences);
  const numbered = (sequence: number) => `${name}${String(sequence).padStart(6, "0")}`;
  const [first, last] = sequences.reduce(
    ([least, most], one) => [Math.min(least, one), Math.max(most, one)],
    [Number.MAX_SAFE_INTEGER, 0],
  );
  const missing: string[] = [];
  for (let one = first; one <= last && missing.length < MOST_NAMED; one += 1) {
    if (!present.has(one)) missing.push(numbered(one));
  }
  return {
    kind,
    first: numbered(first),
    last: numbered(last),
    numbers: last - first + 1,
    documents: present.size,
    missing,
  };
}
