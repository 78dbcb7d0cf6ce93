import { isCondition, type QueryShape, type ShapeCondition } from "@niyamdesk/domain/base/query";
import {
  and,
  collection,
  type Firestore,
  limit,
  or,
  orderBy,
  type Query,
  query,
  Timestamp,
  where,
} from "firebase/firestore/lite";

/** A shape for the SDK's lite build: tests also send queries that no screen declares. */
export function liteQuery(db: Firestore, shape: QueryShape): Query {
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
  const isInstant = typeof value === "object" && value !== null && "instant" in value;
  return where(field, operator, isInstant ? Timestamp.fromMillis(value.instant) : value);
}
