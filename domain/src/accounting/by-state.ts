import type { BookDocument } from "./book-document.ts";
import { type BookSums, NO_SUMS, plus, sectionOf, sumsOf } from "./sections.ts";

/** Supplies of one SAC at one rate. */
export interface SacRow extends BookSums {
  sac: string;
  percent: number;
}

/** Small supplies to unregistered clients in one State, at one rate, less their credit notes. */
export interface StateRow extends BookSums {
  state: string;
  percent: number;
}

/** Table 7 of GSTR-1: rows by State and rate. */
export function stateRows(documents: readonly BookDocument[]): StateRow[] {
  const own = documents.filter((document) => sectionOf(document) === "b2cs");
  return grouped(own, ({ tax, percent }) => [tax.place_of_supply, percent], sumsOf).map(
    ([state, percent, sums]) => ({ state, percent, ...sums }),
  );
}

/**
 * Table 12 of GSTR-1: rows by SAC and rate, of registered or of unregistered clients. Of a document with several lines each gets its
 * part of the tax, the last what is left, so that they add up to it. Of late credit notes nothing is declared.
 */
export function sacRows(documents: readonly BookDocument[], to: "registered" | "unregistered"): SacRow[] {
  const parts = documents
    .filter((document) => sectionOf(document) !== "late")
    .filter(({ recipient }) => (recipient.gstin === null) === (to === "unregistered"))
    .flatMap((document) => partsOf(document));
  return grouped(
    parts,
    ({ sac, percent }) => [sac, percent],
    ({ sums }) => sums,
  ).map(([sac, percent, sums]) => ({ sac, percent, ...sums }));
}

interface Part {
  sac: string;
  percent: number;
  sums: BookSums;
}

function partsOf(document: BookDocument): Part[] {
  const { lines, percent } = document;
  const weights = lines.map(({ taxable_paise }) => Math.max(0, taxable_paise));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = sumsOf(document);
  return lines.map(({ sac }, index) => {
    const isLast = index === lines.length - 1;
    const sums = isLast ? left : share(sumsOf(document), weights[index] ?? 0, all);
    left = plus(left, scaled(sums, -1));
    return { sac, percent, sums };
  });
}

function share(sums: BookSums, weight: number, all: number): BookSums {
  return all === 0 ? NO_SUMS : scaled(sums, weight / all);
}

function scaled(sums: BookSums, factor: number): BookSums {
  const part = (paise: number) => 0 + Math.round(paise * factor);
  return {
    taxable_paise: part(sums.taxable_paise),
    cgst_paise: part(sums.cgst_paise),
    sgst_paise: part(sums.sgst_paise),
    igst_paise: part(sums.igst_paise),
    round_off_paise: part(sums.round_off_paise),
    total_paise: part(sums.total_paise),
  };
}

function grouped<T>(
  items: readonly T[],
  keyOf: (item: T) => readonly [name: string, percent: number],
  sums: (item: T) => BookSums,
): [name: string, percent: number, sums: BookSums][] {
  const groups = new Map<string, [string, number, BookSums]>();
  for (const item of items) {
    const [name, percent] = keyOf(item);
    const before = groups.get(`${name} ${percent}`)?.[2] ?? NO_SUMS;
    groups.set(`${name} ${percent}`, [name, percent, plus(before, sums(item))]);
  }
  return [...groups.values()].sort((a, b) => a[0].localeCompare(b[0], "en") || a[1] - b[1]);
}
