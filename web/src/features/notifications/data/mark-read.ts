import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { doc, type FieldValue, serverTimestamp, updateDoc } from "firebase/firestore";
import { firebaseFirestore } from "../../../lib/backend/firebase.ts";
import { refuseInView } from "../../../lib/session/refuse-in-view.ts";

/** Marks messages of the client's inbox as read. The screen shows it at once; offline it is sent later. */
export function markRead(uid: string, ids: readonly string[]): Promise<void> {
  return mark(uid, ids, serverTimestamp());
}

/** Takes that back; the rules let it within ten minutes. */
export function markUnread(uid: string, ids: readonly string[]): Promise<void> {
  return mark(uid, ids, null);
}

async function mark(uid: string, ids: readonly string[], read_at: FieldValue | null): Promise<void> {
  await refuseInView();
  const db = await firebaseFirestore();
  // Each by itself: one that another tab was quicker with keeps none of the others back.
  await Promise.all(
    ids.map((id) => updateDoc(doc(db, COLLECTIONS.profiles, uid, SUBCOLLECTIONS.inbox, id), { read_at })),
  );
}
