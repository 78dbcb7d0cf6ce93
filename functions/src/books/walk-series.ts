import type { Fault } from "@niyamdesk/domain/books/finding";
import { lastPaperBeforeQuery, papersFromQuery } from "@niyamdesk/domain/books/queries";
import { NOTHING_COUNTED, type SeriesPlace } from "@niyamdesk/domain/books/run";
import {
  endFaults,
  numberIn,
  paperWithoutPayment,
  placeOf,
  seriesFaults,
} from "@niyamdesk/domain/books/series-faults";
import { type Invoice, seriesKey } from "@niyamdesk/domain/invoices/invoice";
import { timestamp } from "../platform/clock.ts";
import { counterRef, invoiceRef, paymentRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import type { Compared } from "./compare-day.ts";
import { Records } from "./read-many.ts";

const KINDS = ["invoice", "credit_note"] as const;

/** Where the walks begin: at the last number in front of the span, and with the first of a year that began within it. */
export async function beginnings(from: number, until: number): Promise<SeriesPlace[]> {
  const places: SeriesPlace[] = [];
  for (const kind of KINDS) {
    const [found] = await runQuery(lastPaperBeforeQuery, { kind, until_at: from });
    const before = found && placeOf(found.id);
    const issued = (found?.data() as Invoice | undefined)?.issued_at.toMillis() ?? 0;
    const place = before
      ? { series: before.series, last: before.sequence, issued }
      : { series: seriesKey(kind, from), last: 0, issued: 0 };
    const latest = seriesKey(kind, until);
    places.push(place, ...(latest === place.series ? [] : [{ series: latest, last: 0, issued: 0 }]));
  }
  return places;
}

/**
 * The next papers of a series. Those after the end of the span are looked at, too: numbers know no hour.
 *
 * @returns `place` null when the series is at its end
 */
export async function walkOn(place: SeriesPlace): Promise<Compared & { place: SeriesPlace | null }> {
  const { series, last } = place;
  const first = numberIn(series, last + 1);
  const found = await runQuery(papersFromQuery, { first, end: `${series}-9999999` });
  const papers = found.map((entry) => ({ ...(entry.data() as Invoice), id: entry.id }));
  const payments = new Records(paymentRef);
  await payments.ask(papers.map(({ payment_id }) => payment_id));
  const walked = seriesFaults(place, papers);
  const lonely = papers.filter(({ payment_id }) => payment_id && payments.get(payment_id) === undefined);
  const isEnd = found.length < papersFromQuery.limit;
  return {
    faults: [
      ...walked.faults,
      ...lonely.map(paperWithoutPayment),
      ...(isEnd ? await atEnd(walked.place) : []),
    ],
    counts: { ...NOTHING_COUNTED, invoices: papers.length, reads: papers.length + payments.reads },
    place: isEnd ? null : walked.place,
  };
}

/** A counter is read after the papers: a number that was given meanwhile has its paper in the same commit. */
async function atEnd(place: SeriesPlace): Promise<Fault[]> {
  const counter = (await counterRef(place.series).get()).data();
  if (!counter || counter.last <= place.last) return [];
  const last = await invoiceRef(numberIn(place.series, counter.last)).get();
  // It came since the page was read, and what lies between with it.
  if (last.exists) return [];
  return endFaults(place, counter.last, counter.issued_at ?? timestamp());
}
