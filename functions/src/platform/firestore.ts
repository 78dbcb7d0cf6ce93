import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { app } from "./app.ts";

/** The database of this project. */
export function db(): Firestore {
  return getFirestore(app());
}
