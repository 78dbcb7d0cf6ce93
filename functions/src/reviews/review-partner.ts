import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { ratingOf, readPartner } from "@niyamdesk/domain/partners/partner";
import {
  mayReviewConsultation,
  mayReviewOrder,
  publicName,
  type ReviewSource,
  reviewIdOf,
} from "@niyamdesk/domain/reviews/review";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { refuseClosed } from "../platform/gate.ts";
import {
  consultationRef,
  deletionRef,
  orderRef,
  ownReviewsRef,
  partnerRef,
  profileRef,
  reviewRef,
} from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

/**
 * Writes or changes a client's one review of a CA, and the CA's rating with it: sum, number and average are of one commit with
 * what they count, so that they stay right whoever else reviews at the same time. That it was reviewed stands at the
 * consultation or order, which is private; the review itself names nobody. It keeps the id of what it was first written of,
 * also when it is changed after another consultation or order.
 *
 * @returns the review's id
 * @throws DomainError partner_not_found, not_your_partner, review_too_early; unauthenticated when the account was deleted
 */
export function reviewPartner(
  { ca_id, source, rating, text }: ParsedInput<"reviewPartner">,
  { uid }: Caller,
): Promise<string> {
  return commitTogether(async (unit) => {
    // Before the note of a deletion, which takes it away afterwards.
    const own = await unit.get(ownReviewsRef(uid));
    refuseClosed(own);
    const id = own?.of_ca[ca_id] ?? reviewIdOf(source);
    const stored = await unit.get(partnerRef(ca_id));
    const partner = stored && readPartner(ca_id, stored);
    if (!partner) throw new DomainError("partner_not_found");
    if (await unit.get(deletionRef(uid))) throw new DomainError("unauthenticated");
    const { reviewed, note } = await provenBy(unit, source, { uid, ca_id, ca_user_id: partner.user_id });
    const review = reviewRef(ca_id, id);
    const before = await unit.get(review);
    const now = timestamp();
    const said = { rating, text, updated_at: now };
    if (before) unit.update(review, said);
    else unit.create(review, { id, ...said, author_name: await authorOf(unit, uid), created_at: now });
    if (!reviewed) note();
    const of_ca = { ...own?.of_ca, [ca_id]: id };
    if (own) unit.update(ownReviewsRef(uid), { of_ca });
    else unit.create(ownReviewsRef(uid), { of_ca });
    const { rating_sum, total_reviews } = partner;
    unit.update(
      partnerRef(ca_id),
      before
        ? { ...ratingOf(rating_sum - before.rating + rating, total_reviews) }
        : { ...ratingOf(rating_sum + rating, total_reviews + 1) },
    );
    return id;
  });
}

/** Whether it was reviewed before, and how to note that it is. @throws DomainError not_your_partner, review_too_early */
async function provenBy(
  unit: UnitOfWork,
  source: ReviewSource,
  by: { uid: string; ca_id: string; ca_user_id: string | null },
): Promise<{ reviewed: boolean; note: () => void }> {
  if ("order_id" in source) {
    const ref = orderRef(source.order_id);
    const order = await unit.get(ref);
    refuseUnless(order ? mayReviewOrder(order, by) : "no");
    return {
      reviewed: order?.reviewed_ca_id !== undefined,
      note: () => unit.update(ref, { reviewed_ca_id: by.ca_id, updated_at: timestamp() }),
    };
  }
  const ref = consultationRef(source.consultation_id);
  const consultation = await unit.get(ref);
  refuseUnless(consultation ? mayReviewConsultation(consultation, by, Date.now()) : "no");
  return {
    reviewed: Boolean(consultation?.reviewed_at),
    note: () => unit.update(ref, { reviewed_at: timestamp(), updated_at: timestamp() }),
  };
}

function refuseUnless(may: ReturnType<typeof mayReviewOrder>): void {
  if (may === "ahead") throw new DomainError("review_too_early");
  if (may === "no") throw new DomainError("not_your_partner");
}

async function authorOf(unit: UnitOfWork, uid: string): Promise<string> {
  return publicName((await unit.get(profileRef(uid)))?.name ?? "");
}
