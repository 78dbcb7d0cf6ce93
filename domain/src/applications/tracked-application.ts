import { istDate, startOfIstDay } from "../time/time.ts";
import { type ApplicationStatus, applicantName, type FranchiseApplication } from "./application.ts";

/** What the tracker tells, and nothing besides. Times are epoch ms. */
export interface TrackedApplication {
  id: string;
  name: string;
  applied_date: number;
  status: ApplicationStatus;
  hierarchy_level: string;
  territory_code: string;
  /** City and State. */
  location: string;
  review_started_at: number | null;
  approved_at: number | null;
  rejected_at: number | null;
  review_notes: string | null;
}

export function trackedApplication(application: FranchiseApplication): TrackedApplication {
  const { id, status, hierarchy_level, territory_code, city, state } = application;
  return {
    id,
    name: applicantName(application),
    applied_date: application.applied_date.toMillis(),
    status,
    hierarchy_level,
    territory_code,
    location: `${city}, ${state}`,
    review_started_at: application.review_started_at?.toMillis() ?? null,
    approved_at: application.approved_at?.toMillis() ?? null,
    rejected_at: application.rejected_at?.toMillis() ?? null,
    review_notes: application.review_notes,
  };
}

/** Working days, Monday to Friday, that a review takes at most. */
export const REVIEW_DAYS = 5;
/** Hours within which an approved applicant has a way in. */
export const CREDENTIALS_HOURS = 24;

const DAY_MS = 86_400_000;

function isWorkingDay(instant: number): boolean {
  const { weekday } = istDate(instant);
  return weekday !== 0 && weekday !== 6;
}

/** Working days in India after the day of one instant, up to and with the day of another. */
export function workingDaysBetween(from: number, to: number): number {
  let days = 0;
  for (let day = startOfIstDay(from) + DAY_MS; day <= to; day += DAY_MS) if (isWorkingDay(day)) days += 1;
  return days;
}

/** The day on which a review that began at an instant is to be over (epoch ms, midnight in India). */
export function decidedBy(began: number): number {
  let day = startOfIstDay(began);
  for (let left = REVIEW_DAYS; left > 0; ) {
    day += DAY_MS;
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** How old an open application is against what was promised: on day 6 of 5 it is late. */
export function reviewAge(
  { applied_date, review_started_at }: Pick<FranchiseApplication, "applied_date" | "review_started_at">,
  now: number,
): { day: number; late: boolean } {
  const day = workingDaysBetween((review_started_at ?? applied_date).toMillis(), now);
  return { day, late: day > REVIEW_DAYS };
}

/** Late ones first, then by age. */
export function byPromise<T extends Pick<FranchiseApplication, "applied_date" | "review_started_at">>(
  applications: readonly T[],
  now: number,
): T[] {
  return [...applications].sort(
    (a, b) =>
      Number(reviewAge(b, now).late) - Number(reviewAge(a, now).late) ||
      a.applied_date.toMillis() - b.applied_date.toMillis(),
  );
}
