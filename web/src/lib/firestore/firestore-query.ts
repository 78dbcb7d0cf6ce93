import { isCondition, type ShapeCondition, type ShapeValue } from "@niyamdesk/domain/base/query";
import { type QueryName, type QueryValues, queryShape } from "@niyamdesk/domain/queries";
import {
  and,
  collection,
  type DocumentData,
  type Firestore,
  limit,
  or,
  orderBy,
  type Query,
  query,
  Timestamp,
  where,
} from "firebase/firestore";

/** A declared query for the browser SDK. The only place in the browser that spells filters and orders. */
export function declaredQuery<N extends QueryName>(
  db: Firestore,
  name: N,
  values: QueryValues<N>,
): Query<DocumentData> {
  const shape = queryShape(name, values);
  const filters = shape.where.map((filter) =>
    isCondition(filter) ? condition(filter) : or(...filter.or.map(condition)),
  );
  return query(
    collection(db, shape.path),
    and(...filters),
    ...shape.order.map(([field, direction]) => orderBy(field, direction)),
    limit(shape.limit),
  );
}

function condition([field, operator, value]: ShapeCondition) {
  return where(field, operator, stored(value));
}

function stored(value: ShapeValue): unknown {
  return typeof value === "object" && value !== null && "instant" in value
    ? Timestamp.fromMillis(value.instant)
    : value;
}
