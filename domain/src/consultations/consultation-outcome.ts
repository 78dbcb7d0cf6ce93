import * as z from "zod/mini";
import type { ErrorCode } from "../base/errors.ts";
import { documentId } from "../fields/fields.ts";
import { type Consultation, mayMoveConsultation } from "./consultation.ts";

/** What a CA says of a consultation that has begun: it was held, or the client did not come. */
export const CONSULTATION_OUTCOMES = ["completed", "no_show"] as const;
export type ConsultationOutcome = (typeof CONSULTATION_OUTCOMES)[number];

/** So long after it was first said it can be corrected; milliseconds. */
export const CORRECTION_MS = 24 * 3_600_000;

/** `endConsultation`. */
export const endConsultationInput = z.strictObject({
  consultation_id: documentId,
  outcome: z.enum(CONSULTATION_OUTCOMES),
});

/** So long after a consultation began a follow-up can be prepared. */
const FOLLOW_UP_DAYS = 30;

type Judged = Pick<Consultation, "status" | "starts_at" | "marked_at" | "reviewed_at">;

/**
 * Why the CA of a consultation may not say so at an instant (epoch ms); null when they may, or have said the same before.
 * That it is theirs is asked elsewhere. Whoever reviewed it was there: it cannot be said of them that they did not come.
 */
export function outcomeRefusal(
  consultation: Judged,
  outcome: ConsultationOutcome,
  now: number,
): Extract<ErrorCode, `consultation_${string}`> | null {
  const { status, marked_at, reviewed_at } = consultation;
  if (status === outcome) return null;
  if (status === "cancelled") return "consultation_cancelled";
  if (!mayMoveConsultation(consultation, outcome, "ca", now)) return "consultation_ahead";
  if (outcome === "no_show" && reviewed_at) return "consultation_reviewed";
  const isCorrection = status !== "booked";
  return isCorrection && now - (marked_at?.toMillis() ?? 0) >= CORRECTION_MS ? "consultation_ended" : null;
}

/** Why no follow-up may be prepared for the client of a consultation at an instant (epoch ms); null when one may. */
export function followUpRefusal(
  { status, starts_at }: Pick<Consultation, "status" | "starts_at">,
  now: number,
): Extract<ErrorCode, `consultation_${string}` | "follow_up_late"> | null {
  if (status === "cancelled") return "consultation_cancelled";
  const since = now - starts_at.toMillis();
  if (since < 0) return "consultation_ahead";
  return status === "no_show" || since > FOLLOW_UP_DAYS * 24 * 3_600_000 ? "follow_up_late" : null;
}
