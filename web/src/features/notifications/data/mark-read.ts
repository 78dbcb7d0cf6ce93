import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { doc, serverTimestamp, updateDoc } from "firebase/firestore";
import { firebaseFirestore } from "../../../lib/backend/firebase.ts";

/** Marks a message of the client's inbox as read. The screen shows it at once; offline it is sent later. */
export async function markRead(uid: string, id: string): Promise<void> {
  const db = await firebaseFirestore();
  await updateDoc(doc(db, COLLECTIONS.profiles, uid, SUBCOLLECTIONS.inbox, id), {
    read_at: serverTimestamp(),
  });
}
