import { type InvoiceKind, invoiceNumber, seriesKey } from "@niyamdesk/domain/invoices/invoice";
import type { Timestamp } from "firebase-admin/firestore";
import { timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { logFailure } from "../platform/log.ts";
import { counterRef, invoiceRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** Documents asked for at once when the counter turns out to be behind. */
const LOOK_AHEAD = 100;

export interface NextNumber {
  number: string;
  issued: Timestamp;
  /** Numbers that were in use although the counter had not reached them. */
  passed: number;
}

/**
 * The next number of a series, taken in the commit of the document that gets it. A counter that fell behind the documents (restored from a
 * backup, changed by hand) moves past them.
 *
 * @param day epoch ms: what the series follows from; the instant of issue is never before that of the number in front
 */
export async function nextNumber(unit: UnitOfWork, kind: InvoiceKind, day: number): Promise<NextNumber> {
  const counter = counterRef(seriesKey(kind, day));
  const before = await unit.get(counter);
  const issued = timestamp(Math.max(day, before?.issued_at?.toMillis() ?? 0));
  const free = await firstFree(kind, day, (before?.last ?? 0) + 1);
  const next = { last: free, issued_at: issued };
  if (before === undefined) unit.create(counter, next);
  else unit.update(counter, next);
  return {
    number: invoiceNumber(kind, day, free),
    issued,
    passed: free - (before?.last ?? 0) - 1,
  };
}

/** The first number from `next` on that no document has; one look, unless the counter is wrong. */
async function firstFree(kind: InvoiceKind, day: number, next: number): Promise<number> {
  for (let from = next, size = 1; ; from += size, size = LOOK_AHEAD) {
    const refs = Array.from({ length: size }, (_, n) => invoiceRef(invoiceNumber(kind, day, from + n)));
    const found = await db().getAll(...refs, { fieldMask: [] });
    const free = found.findIndex((invoice) => !invoice.exists);
    if (free >= 0) return from + free;
  }
}

/** Somebody is told that a counter was behind. */
export function tellPassed(number: string, passed: number): void {
  if (passed === 0) return;
  logFailure("invoice counter was behind", new RangeError(`It moved past ${passed} to ${number}`));
}
