import {
  isCondition,
  type QueryDeclaration,
  type QueryShape,
  queryShape,
  type ShapeCondition,
  type ShapeValue,
  type ValuesOf,
} from "@niyamdesk/domain/base/query";
import { Filter, type Firestore, type Query, Timestamp } from "firebase-admin/firestore";

/** A declared query for the Admin SDK. The only place in the functions that spells filters and orders. */
export function declaredQuery<D extends QueryDeclaration>(
  db: Firestore,
  declaration: D,
  values: ValuesOf<D>,
): Query {
  return shapedQuery(db, queryShape(declaration, values));
}

/** The same for a view of a declared list (`listShape`). */
export function shapedQuery(db: Firestore, shape: QueryShape): Query {
  let query: Query = db.collection(shape.path);
  for (const filter of shape.where) {
    query = query.where(isCondition(filter) ? condition(filter) : Filter.or(...filter.or.map(condition)));
  }
  for (const [field, direction] of shape.order) query = query.orderBy(field, direction);
  return query.limit(shape.limit);
}

function condition([field, operator, value]: ShapeCondition): Filter {
  return Filter.where(field, operator, stored(value));
}

function stored(value: ShapeValue): unknown {
  return typeof value === "object" && value !== null && "instant" in value
    ? Timestamp.fromMillis(value.instant)
    : value;
}
