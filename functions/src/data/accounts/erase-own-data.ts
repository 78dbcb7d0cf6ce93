import type { Consultation } from "@niyamdesk/domain/consultation";
import { COLLECTIONS, STORAGE_FOLDERS, SUBCOLLECTIONS } from "@niyamdesk/domain/paths";
import type { DocumentReference, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { db } from "../../platform/firestore.ts";
import { files } from "../../platform/storage.ts";
import { cancelConsultation } from "../consultations/cancel.ts";
import { bookingsRef, mailRef } from "../refs.ts";
import { anonymiseReviews, ownReviewRefs } from "../reviews/own-reviews.ts";
import { runWholeQuery } from "../run-query.ts";

/**
 * Erases what the law does not make us keep, except for the profile. Safe to repeat: what is gone is not found again.
 */
export async function eraseOwnData(uid: string): Promise<void> {
  const orders = await runWholeQuery("ownOrders", { uid });
  const consultations = await runWholeQuery("ownConsultations", { uid });
  await eraseFiles(uid);
  await callOff(uid, consultations);
  // Before what tells whose reviews they are.
  await anonymiseReviews(ownReviewRefs(consultations, orders));
  await Promise.all([
    eraseAll(await runWholeQuery("ownDocuments", { uid })),
    eraseAll(consultations),
    eraseAll([{ ref: bookingsRef(uid) }]),
    eraseAll(await runWholeQuery("ownTickets", { uid })),
    eraseAll(await unpaidCheckouts(uid)),
    eraseAll(await runWholeQuery("mailAbout", { uid })),
    eraseAll(orders.map(({ id }) => ({ ref: mailRef(`order-confirmation_${id}`) }))),
  ]);
  await db().recursiveDelete(db().collection(`${COLLECTIONS.profiles}/${uid}/${SUBCOLLECTIONS.inbox}`));
}

/** Whoever waits for a talk hears that it does not take place, and the time is free again. */
async function callOff(uid: string, consultations: readonly QueryDocumentSnapshot[]): Promise<void> {
  for (const consultation of consultations) {
    const { status, starts_at } = consultation.data() as Consultation;
    if (status === "booked" && starts_at.toMillis() > Date.now()) {
      await cancelConsultation(consultation.id, uid, null);
    }
  }
}

async function unpaidCheckouts(uid: string): Promise<QueryDocumentSnapshot[]> {
  return (await runWholeQuery("checkoutsOf", { uid })).filter(
    (checkout) => checkout.get("status") !== "paid",
  );
}

/** With what is below them: messages. */
async function eraseAll(records: readonly { ref: Pick<DocumentReference, "path"> }[]): Promise<void> {
  for (const { ref } of records) await db().recursiveDelete(db().doc(ref.path));
}

async function eraseFiles(uid: string): Promise<void> {
  const bucket = await files();
  for (const folder of [STORAGE_FOLDERS.clientDocuments, STORAGE_FOLDERS.franchiseStaging]) {
    await bucket.deleteFiles({ prefix: `${folder}/${uid}/` });
  }
}
