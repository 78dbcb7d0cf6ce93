import type { QueryName, QueryValues } from "@niyamdesk/domain/queries";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { db } from "../platform/firestore.ts";
import { declaredQuery } from "./query.ts";

/** Runs one of the declared queries: those have their indexes. */
export async function runQuery<N extends QueryName>(
  name: N,
  values: QueryValues<N>,
): Promise<QueryDocumentSnapshot[]> {
  return (await declaredQuery(db(), name, values).get()).docs;
}

/** All that a declared query finds, page by page. */
export async function runWholeQuery<N extends QueryName>(
  name: N,
  values: QueryValues<N>,
): Promise<QueryDocumentSnapshot[]> {
  const query = declaredQuery(db(), name, values);
  const found: QueryDocumentSnapshot[] = [];
  for (let page = await query.get(); ; ) {
    found.push(...page.docs);
    const last = page.docs.at(-1);
    if (last === undefined) return found;
    page = await query.startAfter(last).get();
  }
}
