import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { doc, serverTimestamp, updateDoc } from "firebase/firestore";
import { firebaseFirestore } from "../../../lib/backend/firebase.ts";

/** What was said in an own call. Without a network it is kept and sent later. */
export async function writeNote(callId: string, notes: string): Promise<void> {
  const db = await firebaseFirestore();
  await updateDoc(doc(db, COLLECTIONS.telecallerCalls, callId), { notes, updated_at: serverTimestamp() });
}
