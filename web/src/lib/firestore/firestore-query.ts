import {
  isCondition,
  type QueryDeclaration,
  queryShape,
  type ShapeCondition,
  type ShapeValue,
  type ValuesOf,
} from "@niyamdesk/domain/base/query";
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
export function declaredQuery<D extends QueryDeclaration>(
  db: Firestore,
  declaration: D,
  values: ValuesOf<D>,
): Query<DocumentData> {
  const shape = queryShape(declaration, values);
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
