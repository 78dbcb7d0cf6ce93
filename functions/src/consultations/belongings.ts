import type { Consultation } from "@niyamdesk/domain/consultations/consultation";
import { consultationNotesOfQuery, ownConsultationsQuery } from "@niyamdesk/domain/consultations/queries";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Belongings } from "../platform/belongings.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { defineGate } from "../platform/gate.ts";
import { plainRecord } from "../platform/plain.ts";
import { bookingsRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { cancelConsultation } from "./cancel.ts";

export const consultationBelongings: Belongings = {
  async exported({ uid }) {
    return { consultations: (await runWholeQuery(ownConsultationsQuery, { uid })).map(plainRecord) };
  },
  gate: defineGate(bookingsRef, (expires_at) => ({ booked: [], expires_at })),
  async erase({ uid }) {
    const consultations = await runWholeQuery(ownConsultationsQuery, { uid });
    await callOff(uid, consultations);
    await eraseAll(consultations);
    // Only now: a note is saved in one commit with its consultation, so from here on none is saved any more.
    await eraseAll(await runWholeQuery(consultationNotesOfQuery, { uid }));
  },
};

/** Whoever waits for a talk hears that it does not take place, and the time is free again. */
async function callOff(uid: string, consultations: readonly QueryDocumentSnapshot[]): Promise<void> {
  for (const consultation of consultations) {
    const { status, starts_at } = consultation.data() as Consultation;
    if (status === "booked" && starts_at.toMillis() > Date.now()) {
      await cancelConsultation(consultation.id, uid, null);
    }
  }
}
