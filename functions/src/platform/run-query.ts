import type { QueryDeclaration, ValuesOf } from "@niyamdesk/domain/base/query";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { eachIsolated } from "./each-isolated.ts";
import { db } from "./firestore.ts";
import { declaredQuery } from "./query.ts";

/** So many pages a job works through at most: more than falls due in a day, and done within its time. */
const PAGES_A_RUN = 10;

/** Runs one of the declared queries: those have their indexes. */
export async function runQuery<D extends QueryDeclaration>(
  declaration: D,
  values: ValuesOf<D>,
): Promise<QueryDocumentSnapshot[]> {
  return (await declaredQuery(db(), declaration, values).get()).docs;
}

/** All that a declared query finds, page by page. */
export async function runWholeQuery<D extends QueryDeclaration>(
  declaration: D,
  values: ValuesOf<D>,
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const page of pagesOf(declaration, values)) found.push(...page);
  return found;
}

/** What several queries found, each record once. */
export function onceEach(found: readonly QueryDocumentSnapshot[]): QueryDocumentSnapshot[] {
  return [...new Map(found.map((entry) => [entry.ref.path, entry])).values()];
}

/**
 * Works through what a declared query finds, one page at a time. The work takes its document out of the query, so that what is
 * beyond the pages of one run is found by the next; what failed stays, and is passed over in this run.
 */
export async function workThrough<D extends QueryDeclaration>(
  what: string,
  declaration: D,
  values: ValuesOf<D>,
  work: (found: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<{ done: number; failed: number }> {
  const run = { done: 0, failed: 0 };
  let pages = 0;
  for await (const page of pagesOf(declaration, values)) {
    const { done, failed } = await eachIsolated(what, page, work);
    run.done += done;
    run.failed += failed;
    pages += 1;
    if (pages === PAGES_A_RUN) break;
  }
  return run;
}

/** The same, for whoever stops as soon as they have found what they look for. */
export async function* pagesOf<D extends QueryDeclaration>(
  declaration: D,
  values: ValuesOf<D>,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const query = declaredQuery(db(), declaration, values);
  for (let page = await query.get(); ; ) {
    const last = page.docs.at(-1);
    if (last === undefined) return;
    yield page.docs;
    page = await query.startAfter(last).get();
  }
}
