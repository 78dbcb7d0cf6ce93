import { consultationsOfCaQuery } from "@niyamdesk/domain/consultations/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { recentTimeIn, timeIn } from "../../../lib/firestore/stored.ts";
import { type ConsultationView, readConsultation } from "../read-consultation.ts";

/** With when it was booked and called off; epoch ms. */
export interface ConsultationOfCa extends ConsultationView {
  bookedAt: number;
  cancelledAt: number | null;
}

/** A CA's consultations, the latest appointment first, live. */
export function useConsultationsOfCa(uid: string): Live<ConsultationOfCa[]> {
  return useLiveQuery(consultationsOfCaQuery, { uid }, (id, data): ConsultationOfCa | null => {
    const read = readConsultation(id, data);
    return (
      read && {
        ...read,
        bookedAt: recentTimeIn(data, "created_at"),
        cancelledAt: timeIn(data, "cancelled_at"),
      }
    );
  });
}
