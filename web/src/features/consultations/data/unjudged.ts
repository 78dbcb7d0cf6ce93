import { CORRECTION_MS } from "@niyamdesk/domain/consultations/consultation-outcome";
import { consultationsMarkedQuery, consultationsToMarkQuery } from "@niyamdesk/domain/consultations/queries";
import { type Live, mapLive, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type ConsultationView, readConsultation } from "../read-consultation.ts";

const DAY_MS = 86_400_000;

/**
 * A CA's consultations until the end of a day (its start in epoch ms) of which they have not said whether they were held, and
 * those of which they said so lately; the latest first, live. Which of them have begun changes by the minute: the list asks.
 */
export function useUnjudgedConsultations(uid: string, today: number): Live<ConsultationView[]> {
  const open = useLiveQuery(consultationsToMarkQuery, { uid, until_at: today + DAY_MS }, readConsultation);
  const since_at = today - CORRECTION_MS;
  const marked = useLiveQuery(consultationsMarkedQuery, { uid, since_at }, readConsultation);
  if (open.status !== "ready") return open;
  return mapLive(marked, (lately) => eachOnce([...open.value, ...lately]));
}

/** One that is noted just now may stand in both for a moment; what is said later counts. */
function eachOnce(all: readonly ConsultationView[]): ConsultationView[] {
  const byId = new Map(all.map((consultation) => [consultation.id, consultation]));
  return [...byId.values()].toSorted((one, other) => other.startsAt - one.startsAt);
}
