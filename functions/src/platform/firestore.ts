import { getApps, initializeApp } from "firebase-admin/app";
import { type Firestore, initializeFirestore } from "firebase-admin/firestore";

let firestore: Firestore | null = null;

/** The database. Absent optional fields (`undefined`) are left out of what is written. */
export function db(): Firestore {
  if (firestore === null) {
    firestore = initializeFirestore(getApps()[0] ?? initializeApp());
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
}
