import { getApps, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

/** The database of this project. */
export function db(): Firestore {
  return getFirestore(getApps()[0] ?? initializeApp());
}
