import { type Live, useLiveQuery } from "../../../lib/live.ts";
import { type ConsultationView, readConsultation } from "../read-consultation.ts";

/** A CA's consultations from an instant on (epoch ms), the next first, live. */
export function useUpcomingConsultations(uid: string, since: number): Live<ConsultationView[]> {
  return useLiveQuery("upcomingConsultations", { uid, since_at: since }, readConsultation);
}
