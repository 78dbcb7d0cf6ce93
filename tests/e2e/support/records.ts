import { type App, initializeApp } from "firebase-admin/app";
import { type DocumentData, getFirestore } from "firebase-admin/firestore";
import { stack } from "./stack.ts";

/** What the server has stored, seen past the rules; `FIRESTORE_EMULATOR_HOST` is set by `npm test`. */
let app: App | undefined;

export function database() {
  app ??= initializeApp({ projectId: stack.project }, "browser-tests");
  return getFirestore(app);
}

/** All records of a person in a collection. */
export async function recordsOf(collection: string, uid: string): Promise<DocumentData[]> {
  const found = await database().collection(collection).where("user_id", "==", uid).get();
  return found.docs.map((entry) => ({ ...entry.data(), id: entry.id }));
}
