import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Consultation, reminderDue } from "@niyamdesk/domain/consultations/consultation";
import { SLOT_MINUTES, slotId } from "@niyamdesk/domain/consultations/slot";
import { type CaPartner, ratingOf } from "@niyamdesk/domain/partners/partner";
import type { Review } from "@niyamdesk/domain/reviews/shown-review";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { istDate } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import {
  type DemoConsultation,
  type DemoReview,
  type DemoUser,
  demoConsultations,
  demoPartners,
  demoReviews,
  type RelativeTime,
} from "./data.ts";
import { instantOf, momentOf } from "./relative-time.ts";

type Documents = (readonly [path: string, document: object])[];

const DAY_MS = 86_400_000;
const C = COLLECTIONS;

/** Partners with their reviews and averages, consultations with the times they take. */
export function directoryDocuments(users: readonly DemoUser[], now: number): Documents {
  const reviews = demoReviews().map((review) => [review.ca_id, reviewOf(review, now)] as const);
  const consultations = demoConsultations().map((one) => consultationOf(one, users, reviews, now));
  const ahead = consultations.filter((one) => one.status === "booked" && one.starts_at.toMillis() > now);
  return [
    ...demoPartners().map((partner) => {
      const ratings = reviews.filter(([id]) => id === partner.id).map(([, { rating }]) => rating);
      const sum = ratings.reduce((total, rating) => total + rating, 0);
      const shown: Partial<CaPartner> = {
        ...ratingOf(sum, ratings.length),
        membership_number: partner.verified ? partner.membership_number : null,
        profile_image_url: null,
        active: true,
      };
      return [`${C.caPartners}/${partner.id}`, { ...partner, ...shown }] as const;
    }),
    ...demoPartners()
      .filter(({ verified }) => !verified)
      .map(({ id, membership_number }) => {
        return [
          `${C.caPartners}/${id}/${SUBCOLLECTIONS.partnerPrivate}/membership`,
          { membership_number },
        ] as const;
      }),
    ...reviews.map(
      ([id, review]) => [`${C.caPartners}/${id}/${SUBCOLLECTIONS.reviews}/${review.id}`, review] as const,
    ),
    ...consultations.map((one) => [`${C.consultations}/${one.id}`, one] as const),
    ...ahead.map(({ ca_id, slot, starts_at }) => {
      return [`${C.caPartners}/${ca_id}/${SUBCOLLECTIONS.bookedSlots}/${slot}`, { starts_at }] as const;
    }),
    ...[...new Set(ahead.map(({ user_id }) => user_id))].map(
      (uid) => [`${C.ledger}/bookings_${uid}`, bookingsOf(ahead, uid, now)] as const,
    ),
  ];
}

function reviewOf({ ca_id: _, created_at, ...review }: DemoReview, now: number): Review<Moment> {
  const at = momentOf(created_at, now);
  return { ...review, created_at: at, updated_at: at };
}

function consultationOf(
  { starts_at, created_at, ...one }: DemoConsultation,
  users: readonly DemoUser[],
  reviews: readonly (readonly [string, Review<Moment>])[],
  now: number,
): Consultation {
  const partner = demoPartners().find(({ id }) => id === one.ca_id);
  const client = users.find(({ uid }) => uid === one.user_id);
  if (!partner?.user_id || !client) throw new RangeError(`Nobody has the demo consultation ${one.id}`);
  const startsAt = onWorkday(starts_at, now);
  const created = momentOf(created_at, now);
  const ends_at = Timestamp.fromMillis(startsAt + SLOT_MINUTES * 60_000);
  const due = one.status === "booked" ? reminderDue(startsAt, created.toMillis()) : null;
  return {
    ...one,
    ca_user_id: partner.user_id,
    ca_name: partner.name,
    client_name: client.name,
    client_phone: client.phone,
    slot: slotId(startsAt),
    starts_at: Timestamp.fromMillis(startsAt),
    ends_at,
    cancelled_by: null,
    cancelled_at: null,
    reason: null,
    remind_at: due === null ? null : Timestamp.fromMillis(due),
    marked_at: one.status === "booked" ? null : ends_at,
    reviewed_at: reviews.find(([, { id }]) => id === one.id)?.[1].created_at ?? null,
    created_at: created,
    updated_at: created,
  };
}

/** The next day on which a CA works; for what has been, the last. */
function onWorkday(time: RelativeTime, now: number): number {
  const step = time.days_ago < 0 ? DAY_MS : -DAY_MS;
  let at = instantOf(time, now);
  while ([0, 6].includes(istDate(at).weekday)) at += step;
  return at;
}

function bookingsOf(ahead: readonly Consultation[], uid: string, now: number): object {
  return {
    booked: ahead
      .filter(({ user_id }) => user_id === uid)
      .map(({ id, ca_id, starts_at }) => ({ consultation_id: id, ca_id, starts_at })),
    expires_at: Timestamp.fromMillis(now + 30 * DAY_MS),
  };
}
