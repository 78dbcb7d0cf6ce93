import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import {
  invoiceEntry,
  orderEntry,
  paymentEntry,
  type SearchEntry,
} from "@niyamdesk/domain/search/search-entry";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import { eachIsolated } from "../platform/each-isolated.ts";
import { db } from "../platform/firestore.ts";
import { logEvent } from "../platform/log.ts";
import { shapedQuery } from "../platform/query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { keepDerived } from "../profiles/keep-derived.ts";
import { keepEntry } from "../search/keep-entry.ts";
import { endViewsOver } from "../views/view.ts";
import { countOrders } from "./count-orders.ts";

/** `ledger/kept_up_{what}`: how far records from before something was kept of them have been gone through. */
interface KeptUp {
  after: string;
  done: boolean;
}

interface Work {
  /** With a number at its end: another one has everything gone through anew. */
  what: string;
  from: string;
  each(record: QueryDocumentSnapshot): Promise<unknown>;
}

const PAGE = 200;
const PAGES_A_RUN = 25;

const keepAs = (entryOf: (record: never) => SearchEntry) => (record: QueryDocumentSnapshot) =>
  commitTogether(async (unit) => keepEntry(unit, entryOf(record.data() as never)));

/** By the whole email, too, of which the mailbox is kept. Looked at within the write: whoever is erased at this moment stays so. */
const foundByEmail =
  (field: string) =>
  async (seen: QueryDocumentSnapshot): Promise<void> => {
    if (wordsMissing(seen, field).length === 0) return;
    await db().runTransaction(async (together) => {
      const words = wordsMissing(await together.get(seen.ref), field);
      if (words.length > 0) together.update(seen.ref, { search_words: FieldValue.arrayUnion(...words) });
    });
  };

function wordsMissing(record: DocumentSnapshot, field: string): string[] {
  const [email, kept]: [unknown, unknown] = [record.get(field), record.get("search_words")];
  if (typeof email !== "string" || !Array.isArray(kept)) return [];
  return searchWordsOf([email]).filter((word) => !kept.includes(word));
}

const WORKS: readonly Work[] = [
  { what: "orders_counted_2", from: COLLECTIONS.profiles, each: ({ id }) => countOrders(id) },
  { what: "orders_found_1", from: COLLECTIONS.orders, each: keepAs(orderEntry) },
  { what: "payments_found_1", from: COLLECTIONS.payments, each: keepAs(paymentEntry) },
  { what: "invoices_found_1", from: COLLECTIONS.invoices, each: keepAs(invoiceEntry) },
  { what: "people_found_by_email_1", from: COLLECTIONS.profiles, each: ({ id }) => keepDerived(id) },
  { what: "orders_found_by_email_1", from: COLLECTIONS.orders, each: foundByEmail("customer_info.email") },
  { what: "tickets_found_by_email_1", from: SUPPORT_TICKETS, each: foundByEmail("email") },
  { what: "mails_found_by_email_1", from: COLLECTIONS.mail, each: foundByEmail("to") },
  {
    what: "applications_found_by_email_1",
    from: COLLECTIONS.franchiseApplications,
    each: foundByEmail("email"),
  },
];

/**
 * Brings records up to date that were stored before their figures and search entries were kept with them: once, so many a run, going on
 * where the last run stopped. Ends what administrators looked at and left open. Safe twice, or beside another run.
 *
 * @param now epoch ms
 */
export async function careForClients(now: number = Date.now()): Promise<{ done: number; failed: number }> {
  const run = await endViewsOver(now);
  for (const work of WORKS) {
    const { done, failed } = await keepUp(work);
    run.done += done;
    run.failed += failed;
  }
  if (run.done + run.failed > 0) logEvent("clients cared for", run);
  return run;
}

async function keepUp({ what, from, each }: Work): Promise<{ done: number; failed: number }> {
  const ref = db().collection(COLLECTIONS.ledger).doc(`kept_up_${what}`) as DocumentReference<KeptUp, KeptUp>;
  const run = { done: 0, failed: 0 };
  const known = (await ref.get()).data();
  if (known?.done) return run;
  let after = known?.after;
  for (let page = 0; page < PAGES_A_RUN; page += 1) {
    const all = shapedQuery(db(), { path: from, where: [], order: [["__name__", "asc"]], limit: PAGE });
    const { docs } = await (after === undefined ? all : all.startAfter(after)).get();
    const { done, failed } = await eachIsolated(what, docs, each);
    run.done += done;
    run.failed += failed;
    // What failed is tried again by the next run, with its page.
    if (failed > 0) return run;
    after = docs.at(-1)?.id ?? after;
    await ref.set({ after: after ?? "", done: docs.length < PAGE });
    if (docs.length < PAGE) return run;
  }
  return run;
}
