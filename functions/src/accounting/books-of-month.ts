import { type Behind, type BookDocument, bookDocument } from "@niyamdesk/domain/accounting/book-document";
import { stateRows } from "@niyamdesk/domain/accounting/by-state";
import type { MonthBooks } from "@niyamdesk/domain/accounting/callables";
import { boundsOfMonth } from "@niyamdesk/domain/accounting/month";
import { invoicesOfPeriodQuery } from "@niyamdesk/domain/accounting/queries";
import { NO_SUMS, plus, sectionSums } from "@niyamdesk/domain/accounting/sections";
import { seriesRows } from "@niyamdesk/domain/accounting/series";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { db } from "../platform/firestore.ts";
import { declaredQuery } from "../platform/query.ts";
import { invoiceRef } from "../platform/refs.ts";

/** Documents of one month: what one file and one answer hold, and a function reads within its time. */
export const MOST_DOCUMENTS = 20_000;
const READ_AT_ONCE = 300;

/**
 * Every invoice and credit note of a month, in the order of their numbers, as they are written: both parts of a correction stand in the
 * month in which it was made.
 *
 * @param most more than these are refused whole, so that no sum is ever of a part
 * @throws DomainError too_many_rows
 */
export async function documentsOf(month: string, most = MOST_DOCUMENTS): Promise<BookDocument[]> {
  const { from, until } = boundsOfMonth(month);
  const query = declaredQuery(db(), invoicesOfPeriodQuery, { from_at: from, until_at: until });
  const found: Invoice[] = [];
  for (let page = await query.get(); ; page = await query.startAfter(lastOf(page.docs)).get()) {
    found.push(...page.docs.map((entry) => entry.data() as Invoice));
    if (found.length > most) throw new DomainError("too_many_rows");
    if (page.size < invoicesOfPeriodQuery.limit) break;
  }
  const behind = await invoicesBehind(found);
  return found
    .map((invoice) => bookDocument(invoice, behind.get(invoice.original?.number ?? "") ?? null))
    .sort((a, b) => a.number.localeCompare(b.number, "en"));
}

function lastOf(page: readonly QueryDocumentSnapshot[]): QueryDocumentSnapshot {
  const last = page.at(-1);
  if (last === undefined) throw new RangeError("An empty page has no last document");
  return last;
}

/** The invoices that credit notes name: most are of earlier months. */
async function invoicesBehind(found: readonly Invoice[]): Promise<Map<string, Behind>> {
  const behind = new Map(found.map((invoice) => [invoice.number, behindOf(invoice)]));
  const wanted = [...new Set(found.flatMap(({ original }) => original?.number ?? []))].filter(
    (number) => !behind.has(number),
  );
  for (let at = 0; at < wanted.length; at += READ_AT_ONCE) {
    const refs = wanted.slice(at, at + READ_AT_ONCE).map(invoiceRef);
    for (const entry of await db().getAll(...refs, { fieldMask: ["total_paise", "paid_at"] })) {
      if (entry.exists) behind.set(entry.id, behindOf(entry.data() as Invoice));
    }
  }
  return behind;
}

function behindOf({ total_paise, paid_at }: Pick<Invoice, "total_paise" | "paid_at">): Behind {
  return { total_paise, suppliedAt: paid_at.toMillis() };
}

/** What a month comes to. @throws DomainError too_many_rows */
export async function booksOf(month: string): Promise<MonthBooks> {
  const documents = await documentsOf(month);
  const sections = sectionSums(documents);
  return {
    ...{ month, sections, total: sections.reduce(plus, NO_SUMS) },
    ...{ states: stateRows(documents), series: seriesRows(documents) },
  };
}
