import {
  isCondition,
  type QueryDeclaration,
  type QueryShape,
  queryShape,
  type ShapeCondition,
  type ShapeValue,
  type ValuesOf,
} from "@niyamdesk/domain/base/query";
import {
  and,
  collection,
  type DocumentData,
  documentId,
  endAt,
  type Firestore,
  limit,
  or,
  orderBy,
  type Query,
  query,
  startAfter,
  Timestamp,
  where,
} from "firebase/firestore";
import type { Place } from "../list/places.ts";

/** A declared query for the browser SDK. The only place in the browser that spells filters and orders. */
export function declaredQuery<D extends QueryDeclaration>(
  db: Firestore,
  declaration: D,
  values: ValuesOf<D>,
): Query<DocumentData> {
  const shape = queryShape(declaration, values);
  return query(filteredQuery(db, shape), limit(shape.limit));
}

/** A stretch of a view of a declared list (`listShape`): after a place, up to another, both by value and id. */
export function listQuery(
  db: Firestore,
  shape: QueryShape,
  { after, upTo, most }: { after: Place | null; upTo: Place | null; most: number },
): Query<DocumentData> {
  const direction = shape.order.at(-1)?.[1] ?? "asc";
  return query(
    filteredQuery(db, shape),
    // Among equal values the id decides: without it a page would begin behind all that share its value, or with them again.
    orderBy(documentId(), direction),
    ...(after === null ? [] : [startAfter(...after.values, after.id)]),
    ...(upTo === null ? [] : [endAt(...upTo.values, upTo.id)]),
    limit(most),
  );
}

function filteredQuery(db: Firestore, shape: QueryShape): Query<DocumentData> {
  const filters = shape.where.map((filter) =>
    isCondition(filter) ? condition(filter) : or(...filter.or.map(condition)),
  );
  return query(
    collection(db, shape.path),
    and(...filters),
    ...shape.order.map(([field, direction]) => orderBy(field, direction)),
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
