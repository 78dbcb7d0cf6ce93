import { ownConsultationsQuery } from "@niyamdesk/domain/consultations/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type ConsultationView, readConsultation } from "../read-consultation.ts";

/** The client's consultations, the latest first, live. */
export function useOwnConsultations(uid: string): Live<ConsultationView[]> {
  return useLiveQuery(ownConsultationsQuery, { uid }, readConsultation);
}
