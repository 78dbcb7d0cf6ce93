import type { Invoice } from "../invoices/invoice.ts";
import type { Moment } from "../time/moment.ts";
import { type Fault, faultOf } from "./finding.ts";
import type { SeriesPlace } from "./run.ts";

type Numbered = Pick<Invoice, "number" | "payment_id" | "order_id" | "issued_at" | "total_paise"> & {
  /** Under which it is kept. */
  id: string;
};

const SEQUENCE = /^((?:INV|CN)-\d{2}-\d{2})-(\d{6})$/;

/** Where in its series a number stands; null for what is no number. */
export function placeOf(number: string): { series: string; sequence: number } | null {
  const [, series, sequence] = SEQUENCE.exec(number) ?? [];
  return series === undefined ? null : { series, sequence: Number(sequence) };
}

/**
 * What is wrong with the next papers of a series, in the order of their numbers: a number that is missing, one that stands on two, one
 * that is dated before the number in front of it.
 *
 * @param place where the walk stands
 * @returns the faults, and where it stands now
 */
export function seriesFaults(
  place: SeriesPlace,
  papers: readonly Numbered[],
): { faults: Fault[]; place: SeriesPlace } {
  const faults: Fault[] = [];
  let now = place;
  for (const paper of papers) {
    const sequence = placeOf(paper.id)?.sequence;
    if (sequence === undefined) continue;
    const issued = paper.issued_at.toMillis();
    const facts = { cause: paper.id, ...about(paper) };
    if (paper.number !== paper.id) {
      faults.push(faultOf({ kind: "series_repeat", ...facts, ours: paper.number }));
    }
    if (sequence > now.last + 1) faults.push(gap(now, sequence - 1, paper.issued_at));
    if (issued < now.issued) faults.push(faultOf({ kind: "series_dates", ...facts }));
    now = { series: place.series, last: sequence, issued: Math.max(issued, now.issued) };
  }
  return { faults, place: now };
}

/** Numbers that the counter gave and that no paper has. @param last of the counter */
export function endFaults(place: SeriesPlace, last: number, at: Moment): Fault[] {
  return last > place.last ? [gap(place, last, at)] : [];
}

function gap({ series, last }: SeriesPlace, until: number, about_at: Moment): Fault {
  const first = numberIn(series, last + 1);
  return faultOf({
    ...{ kind: "series_gap", cause: first, number: first, about_at },
    ours: until > last + 1 ? numberIn(series, until) : null,
  });
}

/** The number of a series' key, such as `INV-26-27`. */
export function numberIn(series: string, sequence: number): string {
  return `${series}-${String(sequence).padStart(6, "0")}`;
}

function about({ id, payment_id, order_id, issued_at, total_paise }: Numbered) {
  return { number: id, payment_id, order_id, about_at: issued_at, ours_paise: total_paise };
}

/** A paper of a payment which there is not. */
export function paperWithoutPayment(paper: Numbered): Fault {
  return faultOf({ kind: "invoice_without_payment", cause: paper.id, ...about(paper) });
}
