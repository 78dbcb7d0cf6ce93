import type { Review } from "@niyamdesk/domain/reviews/shown-review";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { DocumentReference, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { db } from "../platform/firestore.ts";
import { reviewRef } from "../platform/refs.ts";

type ReviewRef = DocumentReference<Review<Moment>, Review<Moment>>;

/** Whose review it was is told no more; what it says stays. */
const FORMER_CLIENT = "Former client";

/** The reviews that a person's consultations and orders tell of. */
export function ownReviewRefs(
  consultations: readonly QueryDocumentSnapshot[],
  orders: readonly QueryDocumentSnapshot[],
): ReviewRef[] {
  return [
    ...consultations
      .filter((consultation) => consultation.get("reviewed_at"))
      .map((consultation) => reviewRef(String(consultation.get("ca_id")), consultation.id)),
    ...orders
      .filter((order) => order.get("reviewed_ca_id"))
      .map((order) => reviewRef(String(order.get("reviewed_ca_id")), order.id)),
  ];
}

/** With the CA each is about. */
export async function readOwnReviews(refs: readonly ReviewRef[]): Promise<object[]> {
  if (refs.length === 0) return [];
  const found = await db().getAll(...refs);
  return found
    .filter((review) => review.exists)
    .map((review) => ({ ca_id: review.ref.parent.parent?.id ?? null, id: review.id, ...review.data() }));
}

export async function anonymiseReviews(refs: readonly ReviewRef[]): Promise<void> {
  if (refs.length === 0) return;
  const found = await db().getAll(...refs);
  await Promise.all(
    found
      .filter((review) => review.exists)
      .map((review) => review.ref.update({ author_name: FORMER_CLIENT })),
  );
}
