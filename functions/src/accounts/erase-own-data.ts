import { COLLECTIONS, STORAGE_FOLDERS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Consultation } from "@niyamdesk/domain/consultations/consultation";
import { ownConsultationsQuery } from "@niyamdesk/domain/consultations/queries";
import { ownDocumentsQuery } from "@niyamdesk/domain/documents/queries";
import { mailAboutQuery } from "@niyamdesk/domain/mail/queries";
import { orderMessagesQuery, ownOrdersQuery } from "@niyamdesk/domain/orders/queries";
import { ownTicketsQuery } from "@niyamdesk/domain/tickets/queries";
import type { UserRecord } from "firebase-admin/auth";
import type { DocumentReference, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { cancelConsultation } from "../consultations/cancel.ts";
import { timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { mailRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { files } from "../platform/storage.ts";
import { anonymiseReviews, ownReviewRefs } from "../reviews/own-reviews.ts";
import { eraseEnquiries } from "./erase-enquiries.ts";

/**
 * Erases what the law does not make us keep, except for the profile. Safe to repeat: what is gone is not found again.
 */
export async function eraseOwnData(account: UserRecord): Promise<void> {
  const { uid } = account;
  const orders = await runWholeQuery(ownOrdersQuery, { uid });
  const consultations = await runWholeQuery(ownConsultationsQuery, { uid });
  await eraseFiles(uid);
  await callOff(uid, consultations);
  // Before what tells whose reviews they are.
  await anonymiseReviews(ownReviewRefs(consultations, orders));
  await Promise.all([
    eraseAll(await runWholeQuery(ownDocumentsQuery, { uid })),
    eraseAll(consultations),
    eraseAll(await runWholeQuery(ownTicketsQuery, { uid })),
    eraseAll(await runWholeQuery(mailAboutQuery, { uid })),
    ...orders.map(({ id }) => emptyMessages(uid, id)),
    eraseEnquiries(account),
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

/** What the client wrote on an order: that they did is part of the order's story. */
async function emptyMessages(uid: string, order_id: string): Promise<void> {
  for (const message of await runWholeQuery(orderMessagesQuery, { order_id })) {
    if (message.get("sender_id") === uid) {
      await message.ref.update({ text: "", attachments: [], erased_at: timestamp() });
    }
  }
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
