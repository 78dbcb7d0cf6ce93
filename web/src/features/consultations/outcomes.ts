import {
  CONSULTATION_OUTCOMES,
  type ConsultationOutcome,
  outcomeRefusal,
} from "@niyamdesk/domain/consultations/consultation-outcome";
import type { ConsultationView } from "./read-consultation.ts";

type Judged = Pick<ConsultationView, "status" | "startsAt" | "markedAt" | "reviewed">;

/** What its CA may say of a consultation at an instant (epoch ms), with what they said. */
export function outcomesOf(
  { status, startsAt, markedAt, reviewed }: Judged,
  now: number,
): ConsultationOutcome[] {
  const judged = {
    status,
    starts_at: momentOf(startsAt),
    marked_at: markedAt === null ? null : momentOf(markedAt),
    reviewed_at: reviewed ? momentOf(startsAt) : null,
  };
  return CONSULTATION_OUTCOMES.filter((outcome) => outcomeRefusal(judged, outcome, now) === null);
}

/** Whether there is something to say that was not said yet, be it a correction. */
export function isOpen(consultation: Judged, now: number): boolean {
  return outcomesOf(consultation, now).some((outcome) => outcome !== consultation.status);
}

function momentOf(ms: number) {
  return { toMillis: () => ms };
}
