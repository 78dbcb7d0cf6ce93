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
