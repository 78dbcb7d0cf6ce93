import type { ApplicationStatus } from "@niyamdesk/domain/applications/application";
import { decidedBy } from "@niyamdesk/domain/applications/tracked-application";
import { tracker as words } from "#messages/tracker.ts";
import { istDayMonth, istWeekday } from "../../lib/time/ist-words.ts";
import type { Tone } from "../../ui/badge.tsx";
import type { Tracked } from "./data/track.ts";

/** Yellow, blue, green, red. */
export const STATUS_TONES: Readonly<Record<ApplicationStatus, Tone>> = {
  pending: "warning",
  under_review: "info",
  approved: "success",
  rejected: "error",
};

/** One line of what has happened and what is to come. */
export interface TrackerStep {
  title: string;
  /** `current`: it is waited for now. */
  state: "done" | "current" | "to_come" | "refused";
  /** Epoch ms; null: to come, or not written down. */
  at: number | null;
  /** What it means, and by when. */
  words: readonly string[];
}

/** The application's way, oldest first. @param now epoch ms */
export function trackerSteps(application: Tracked, now: number): TrackerStep[] {
  const { status, applied_date } = application;
  const submitted: TrackerStep = {
    title: words.submitted,
    state: "done",
    at: applied_date,
    words: status === "pending" ? [words.pendingWords] : [],
  };
  return [submitted, ...after(application, now)];
}

function after({ status, review_started_at, ...application }: Tracked, now: number): TrackerStep[] {
  if (status === "pending") {
    return [
      { title: words.underReview, state: "to_come", at: null, words: [] },
      { title: words.decision, state: "to_come", at: null, words: [] },
    ];
  }
  const review = { title: words.underReview, at: review_started_at };
  if (status === "under_review") {
    return [
      { ...review, state: "current", words: [words.reviewWords, ...promise(review_started_at, now)] },
      { title: words.decision, state: "to_come", at: null, words: [] },
    ];
  }
  const reviewed: TrackerStep = { ...review, state: "done", words: [] };
  if (status === "approved") {
    return [
      reviewed,
      {
        title: words.approved,
        state: "done",
        at: application.approved_at,
        words: noted(application.review_notes),
      },
      { title: words.onboarding, state: "current", at: null, words: [words.approvedWords] },
    ];
  }
  const why = application.review_notes?.trim() || words.defaultReason;
  return [
    reviewed,
    { title: words.rejected, state: "refused", at: application.rejected_at, words: [why, words.againWords] },
  ];
}

/** The day by which we said that we would have decided; late, that is said instead. */
function promise(began: number | null, now: number): string[] {
  if (began === null) return [];
  const day = decidedBy(began);
  const isLate = now >= day + DAY_MS;
  return [isLate ? words.reviewLate : words.reviewBy(`${istWeekday(day)} ${istDayMonth(day)}`)];
}

const DAY_MS = 86_400_000;

function noted(notes: string | null): string[] {
  return notes?.trim() ? [notes.trim()] : [];
}
