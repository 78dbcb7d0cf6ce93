import * as z from "zod/mini";
import type { Consultation } from "../consultations/consultation.ts";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { documentId } from "../fields/fields.ts";
import { isWriting, seenLength, tidyLines } from "../fields/writing.ts";
import type { Order } from "../orders/order.ts";

/** Reviews of CAs, by clients who had them. What a public page shows is in `shown-review.ts`. */

/** Shown as it was typed, lines kept; nothing unseen in it. */
const reviewText = z
  .pipe(
    z.string().check(z.maxLength(4000, FIELD_WORDS.reviewTooLong)),
    z.transform((typed) => tidyLines(typed).replace(/\n{3,}/g, "\n\n")),
  )
  .check(
    z.refine((text) => seenLength(text) >= 10, FIELD_WORDS.reviewTooShort),
    z.refine((text) => [...text].length <= 1000, FIELD_WORDS.reviewTooLong),
    z.refine(isWriting, FIELD_WORDS.reviewNotPlain),
  );

const rating = z
  .int(FIELD_WORDS.starsMissing)
  .check(z.minimum(1, FIELD_WORDS.starsMissing), z.maximum(5, FIELD_WORDS.starsMissing));

export const reviewForm = z.strictObject({ rating, text: reviewText });
export type ReviewForm = z.input<typeof reviewForm>;

const source = z.union([
  z.strictObject({ consultation_id: documentId }),
  z.strictObject({ order_id: documentId }),
]);
/** What shows that somebody was this CA's client. */
export type ReviewSource = z.output<typeof source>;

/** `reviewPartner`: a second one of the same source changes the first. */
export const reviewPartnerInput = z.strictObject({
  ca_id: documentId,
  source,
  rating,
  text: reviewText,
});

/** The review's id is that of the consultation or order it is about: one each. */
export function reviewIdOf(source: ReviewSource): string {
  return "order_id" in source ? source.order_id : source.consultation_id;
}

/** `ahead`: it has not taken place yet. */
type MayReview = "yes" | "no" | "ahead";

/** Whether a client may review this CA after a consultation, at an instant (epoch ms). */
export function mayReviewConsultation(
  consultation: Pick<Consultation, "user_id" | "ca_id" | "status" | "ends_at">,
  by: { uid: string; ca_id: string },
  now: number,
): MayReview {
  const { user_id, ca_id } = consultation;
  return user_id === by.uid && ca_id === by.ca_id ? mayBeReviewed(consultation, now) : "no";
}

/**
 * Whether a consultation is ground for a review by its client, at an instant (epoch ms): once its CA said that it was held,
 * and where they say nothing, once its time is over. Whoever did not come has nothing to review.
 */
export function mayBeReviewed(
  { status, ends_at }: Pick<Consultation, "status" | "ends_at">,
  now: number,
): MayReview {
  if (status === "completed") return "yes";
  if (status !== "booked") return "no";
  return ends_at.toMillis() <= now ? "yes" : "ahead";
}

/** Whether a client may review the CA of an account for an order; whom it was reviewed for once, it stays with. */
export function mayReviewOrder(
  order: Pick<Order, "user_id" | "status" | "assigned_to" | "reviewed_ca_id">,
  by: { uid: string; ca_id: string; ca_user_id: string | null },
): MayReview {
  if (order.user_id !== by.uid) return "no";
  if (order.reviewed_ca_id) return order.reviewed_ca_id === by.ca_id ? "yes" : "no";
  if (order.assigned_to === null || order.assigned_to !== by.ca_user_id) return "no";
  if (order.status === "cancelled") return "no";
  return order.status === "completed" ? "yes" : "ahead";
}

/** `Asha Rao` → `Asha R.`; no more of a name is public. */
export function publicName(name: string): string {
  const [first = "", ...more] = name.trim().split(/\s+/);
  const last = more.at(-1);
  return last === undefined ? first || "Client" : `${first} ${initial(last)}.`;
}

/** With the marks that belong to it: a vowel sign is no letter of its own. */
function initial(word: string): string {
  const letters = new Intl.Segmenter("en-IN", { granularity: "grapheme" }).segment(word);
  return [...letters][0]?.segment.toLocaleUpperCase("en-IN") ?? "";
}
