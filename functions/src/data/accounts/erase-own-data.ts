import { COLLECTIONS, STORAGE_FOLDERS, SUBCOLLECTIONS } from "@niyamdesk/domain/paths";
import type { DocumentReference, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { db } from "../../platform/firestore.ts";
import { files } from "../../platform/storage.ts";
import { mailRef } from "../refs.ts";
import { runWholeQuery } from "../run-query.ts";

/** Whose review it was is told no more; what it says stays. */
const FORMER_CLIENT = "Former client";
const READ_AT_ONCE = 300;

/**
 * Erases what the law does not make us keep, except for the profile. Safe to repeat: what is gone is not found again.
 */
export async function eraseOwnData(uid: string): Promise<void> {
  const orders = (await runWholeQuery("ownOrders", { uid })).map(({ id }) => id);
  await eraseFiles(uid);
  await Promise.all([
    eraseAll(await runWholeQuery("ownDocuments", { uid })),
    eraseAll(await runWholeQuery("ownConsultations", { uid })),
    eraseAll(await runWholeQuery("ownTickets", { uid })),
    eraseAll(await unpaidCheckouts(uid)),
    eraseAll(await runWholeQuery("mailAbout", { uid })),
    eraseAll(orders.map((id) => ({ ref: mailRef(`order-confirmation_${id}`) }))),
    anonymiseReviews(orders),
  ]);
  await db().recursiveDelete(db().collection(`${COLLECTIONS.profiles}/${uid}/${SUBCOLLECTIONS.inbox}`));
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

/** A review is known by its order; which partner it is about, only the partners tell. */
async function anonymiseReviews(orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  const partners = await runWholeQuery("partners", {});
  const possible = partners.flatMap(({ ref }) =>
    orders.map((order) => ref.collection(SUBCOLLECTIONS.reviews).doc(order)),
  );
  for (let from = 0; from < possible.length; from += READ_AT_ONCE) {
    const reviews = await db().getAll(...possible.slice(from, from + READ_AT_ONCE));
    for (const review of reviews) {
      if (review.exists) await review.ref.update({ author_name: FORMER_CLIENT });
    }
  }
}
