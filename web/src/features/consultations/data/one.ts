import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import { type ConsultationView, readConsultation } from "../read-consultation.ts";

/** One, live; null when it is not there, or has no time. */
export function useConsultation(id: string): Live<ConsultationView | null> {
  return useLiveDocument([COLLECTIONS.consultations, id], readConsultation);
}
