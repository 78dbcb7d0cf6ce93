import {
  ownUpcomingConsultationsQuery,
  upcomingConsultationsQuery,
} from "@niyamdesk/domain/consultations/queries";
import { type Live, mapLive, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type ConsultationView, readConsultation } from "../read-consultation.ts";

/** A CA's booked consultations from an instant on (epoch ms), the next first, live. */
export function useUpcomingConsultations(uid: string, since: number): Live<ConsultationView[]> {
  return mapLive(
    useLiveQuery(upcomingConsultationsQuery, { uid, since_at: since }, readConsultation),
    onlyBooked,
  );
}

/** A client's booked consultations from an instant on (epoch ms), the next first, live. */
export function useOwnUpcomingConsultations(uid: string, since: number): Live<ConsultationView[]> {
  return mapLive(
    useLiveQuery(ownUpcomingConsultationsQuery, { uid, since_at: since }, readConsultation),
    onlyBooked,
  );
}

function onlyBooked(all: ConsultationView[]): ConsultationView[] {
  return all.filter(({ status }) => status === "booked");
}
