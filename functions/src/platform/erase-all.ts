import type { DocumentReference } from "firebase-admin/firestore";
import { db } from "./firestore.ts";

/** With what is below them: messages. */
export async function eraseAll(records: readonly { ref: Pick<DocumentReference, "path"> }[]): Promise<void> {
  for (const { ref } of records) await db().recursiveDelete(db().doc(ref.path));
}
