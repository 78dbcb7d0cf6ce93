import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { ReviewForm } from "@niyamdesk/domain/reviews/review";
import { readReview } from "@niyamdesk/domain/reviews/shown-review";
import { call } from "../../../lib/backend/callables.ts";
import { getPublic } from "../../../lib/firestore/firestore-rest.ts";
import { type PublicRead, usePublicRead } from "../../../lib/firestore/public-read.ts";
import type { ConsultationView } from "../read-consultation.ts";

/** What the client wrote after a consultation, to change it; null when there is nothing. */
export function useOwnReview({ id, caId, reviewed }: ConsultationView): PublicRead<ReviewForm | null> {
  const reviews = `${COLLECTIONS.caPartners}/${encodeURIComponent(caId)}/${SUBCOLLECTIONS.reviews}`;
  return usePublicRead(reviewed ? `own-review/${id}` : null, async () => {
    const record = await getPublic(reviews, id);
    const review = record && readReview(id, record);
    return review && { rating: review.rating, text: review.text };
  });
}

/** Publishes the review, or changes the one that is there. @throws AppError with words for the form */
export async function publishReview({ id, caId }: ConsultationView, review: ReviewForm): Promise<void> {
  await call("reviewPartner", { ca_id: caId, source: { consultation_id: id }, ...review });
}
