import { ownConsultationsQuery } from "@niyamdesk/domain/consultations/queries";
import { ownOrdersQuery } from "@niyamdesk/domain/orders/queries";
import type { Review } from "@niyamdesk/domain/reviews/shown-review";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { DocumentReference } from "firebase-admin/firestore";
import type { Belongings } from "../platform/belongings.ts";
import { db } from "../platform/firestore.ts";
import { defineGate } from "../platform/gate.ts";
import { plain } from "../platform/plain.ts";
import { type OwnReviews, ownReviewsRef, reviewRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";

type ReviewRef = DocumentReference<Review<Moment>, Review<Moment>>;

/** Whose review it was is told no more; what it says stays. */
const FORMER_CLIENT = "Former client";

export const reviewBelongings: Belongings = {
  async exported({ uid }) {
    const found = await ownReviews(uid);
    // With the CA each is about.
    return {
      reviews: plain(
        found.map((review) => ({
          ca_id: review.ref.parent.parent?.id ?? null,
          id: review.id,
          ...review.data(),
        })),
      ),
    };
  },
  gate: defineGate<OwnReviews>(ownReviewsRef, () => ({ of_ca: {} })),
  async erase({ uid }) {
    const found = await ownReviews(uid);
    await Promise.all(found.map((review) => review.ref.update({ author_name: FORMER_CLIENT })));
  },
};

/** The reviews that a person's consultations and orders tell of: the review itself names nobody. */
async function ownReviews(uid: string) {
  const [consultations, orders] = await Promise.all([
    runWholeQuery(ownConsultationsQuery, { uid }),
    runWholeQuery(ownOrdersQuery, { uid }),
  ]);
  const refs: ReviewRef[] = [
    ...consultations
      .filter((consultation) => consultation.get("reviewed_at"))
      .map((consultation) => reviewRef(String(consultation.get("ca_id")), consultation.id)),
    ...orders
      .filter((order) => order.get("reviewed_ca_id"))
      .map((order) => reviewRef(String(order.get("reviewed_ca_id")), order.id)),
  ];
  if (refs.length === 0) return [];
  return (await db().getAll(...refs)).filter((review) => review.exists);
}
