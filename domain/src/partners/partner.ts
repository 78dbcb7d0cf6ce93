import { type ConsultationHours, readHours } from "./consultation-hours.ts";

/**
 * A chartered accountant of the directory. Plain types and a forgiving reader without a schema library: public pages load
 * this before anything else.
 */
export interface CaPartner {
  id: string;
  /** The account that hears of bookings; null: nothing can be booked. */
  user_id: string | null;
  name: string;
  /** City and State as they are shown. */
  location: string;
  experience_years: number;
  bio: string;
  specializations: string[];
  languages: string[];
  profile_image_url: string | null;
  /** Of the Institute; only when our staff has checked it. Until then it stands in `private/membership` below. */
  membership_number: string | null;
  verified: boolean;
  /** 0 without reviews, otherwise 1 to 5. */
  average_rating: number;
  total_reviews: number;
  /** All ratings added up. */
  rating_sum: number;
  /** Null: the usual ones (`DEFAULT_HOURS`). */
  consultation_hours: ConsultationHours | null;
  /** Days in India on which nobody is booked, such as `2026-12-24`. Absent: none. */
  days_off?: string[];
  /** So long before and after a consultation nothing else is booked: 0, 30 or 60. Absent: 0. */
  buffer_minutes?: number;
  /** Listed, and may be booked. */
  active: boolean;
  /** Takes no bookings for now: the account is suspended, or works as something else. */
  paused: boolean;
}

type Stored = Readonly<Record<string, unknown>>;

/** `ca_partners/{id}` as stored, or as another program left it; null without a name. */
export function readPartner(id: string, data: Stored): CaPartner | null {
  const name = text(data.name);
  if (name === null) return null;
  const verified = data.verified === true;
  return {
    id,
    user_id: text(data.user_id),
    name,
    location: text(data.location) ?? "",
    experience_years: count(data.experience_years),
    bio: text(data.bio) ?? "",
    specializations: texts(data.specializations),
    languages: texts(data.languages),
    profile_image_url: picture(data.profile_image_url),
    membership_number: verified ? text(data.membership_number) : null,
    verified,
    ...readRating(data),
    consultation_hours: readHours(data.consultation_hours),
    days_off: texts(data.days_off),
    buffer_minutes: count(data.buffer_minutes),
    active: data.active === true,
    paused: data.paused === true,
  };
}

export type Rating = Pick<CaPartner, "average_rating" | "total_reviews" | "rating_sum">;

/** The rating from its parts; nothing above five stars or below one is believed. */
export function ratingOf(rating_sum: number, total_reviews: number): Rating {
  if (total_reviews <= 0) return { rating_sum: 0, total_reviews: 0, average_rating: 0 };
  const sum = Math.min(Math.max(rating_sum, total_reviews), 5 * total_reviews);
  return { rating_sum: sum, total_reviews, average_rating: sum / total_reviews };
}

/** As stored; where only an average and a number of reviews stand, the sum follows from them. */
export function readRating(data: Stored): Rating {
  const total = count(data.total_reviews);
  const sum = typeof data.rating_sum === "number" ? data.rating_sum : Number(data.average_rating) * total;
  return ratingOf(Number.isFinite(sum) ? Math.round(sum) : 0, Number.isFinite(sum) ? total : 0);
}

function text(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

function texts(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return [...new Set(list.map(text).filter((entry) => entry !== null))];
}

function count(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
}

/**
 * Our own only: of this site, or uploaded by our staff to Storage (or its emulator). What the content security policy does
 * not let a browser load, it is not asked for: the initial stands there at once.
 */
function picture(value: unknown): string | null {
  const url = text(value);
  return url !== null && OWN_PICTURE.test(url) ? url : null;
}

const OWN_PICTURE =
  /^(\/(?!\/)|(https:\/\/firebasestorage\.googleapis\.com|http:\/\/(127\.0\.0\.1|localhost):\d+)\/v0\/b\/[^/]+\/o\/public%2Fpartners%2F)/;
