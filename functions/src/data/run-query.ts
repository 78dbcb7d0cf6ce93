import { type QueryName, type QueryValues, queryShape } from "@niyamdesk/domain/queries";
import { isCondition, type ShapeCondition, type ShapeValue } from "@niyamdesk/domain/query";
import { Filter, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";

/** Runs one of the declared queries: those have their indexes. */
export async function runQuery<N extends QueryName>(
  name: N,
  values: QueryValues<N>,
): Promise<QueryDocumentSnapshot[]> {
  const shape = queryShape(name, values);
  let query: Query = db().collection(shape.path);
  for (const filter of shape.where) {
    query = query.where(isCondition(filter) ? where(filter) : Filter.or(...filter.or.map(where)));
  }
  for (const [field, direction] of shape.order) query = query.orderBy(field, direction);
  return (await query.limit(shape.limit).get()).docs;
}

function where([field, operator, value]: ShapeCondition): Filter {
  return Filter.where(field, operator, plain(value));
}

function plain(value: ShapeValue): unknown {
  return typeof value === "object" && value !== null && "instant" in value ? timestamp(value.instant) : value;
}
