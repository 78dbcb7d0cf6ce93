import type { CallableInput } from "@niyamdesk/domain/callables";
import { CONSULTATION_NOTES, consultationsBetweenQuery } from "@niyamdesk/domain/consultations/queries";
import { type CaPartner, readPartner } from "@niyamdesk/domain/partners/partner";
import { listingOfQuery } from "@niyamdesk/domain/partners/queries";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, mapLive, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { recentTimeIn, textIn } from "../../../lib/firestore/stored.ts";
import { type ConsultationView, readConsultation } from "../read-consultation.ts";

/** A CA's consultations of some days (epoch ms), in order of time, live; what was cancelled is left out. */
export function useConsultationsBetween(uid: string, from: number, until: number): Live<ConsultationView[]> {
  return mapLive(
    useLiveQuery(consultationsBetweenQuery, { uid, from_at: from, until_at: until }, readConsultation),
    (all) => all.filter(({ status }) => status !== "cancelled"),
  );
}

/** The CA's own entry of the directory, live; null: they are not listed. */
export function useOwnListing(uid: string): Live<CaPartner | null> {
  return mapLive(useLiveQuery(listingOfQuery, { ca_user_id: uid }, readPartner), ([own = null]) => own);
}

export interface NoteView {
  text: string;
  /** Epoch ms. */
  updatedAt: number;
}

/** What was noted of a consultation, live; null: nothing. */
export function useNote(consultationId: string): Live<NoteView | null> {
  return useLiveDocument(
    [CONSULTATION_NOTES, consultationId],
    (_, data): NoteView => ({
      ...{ text: textIn(data, "text") ?? "", updatedAt: recentTimeIn(data, "updated_at") },
    }),
  );
}

/** Each throws `AppError`. */
export const setConsultationTimes = (input: CallableInput<"setConsultationTimes">) =>
  call("setConsultationTimes", input);

export const noteConsultation = (input: CallableInput<"noteConsultation">) => call("noteConsultation", input);
