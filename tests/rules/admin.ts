import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

/** The Admin SDK on a project of a rules test; the emulator's address comes from FIRESTORE_EMULATOR_HOST. */
export function openAdminFirestore(projectId: string): { db: Firestore; close(): Promise<void> } {
  const app = initializeApp({ projectId }, projectId);
  return { db: getFirestore(app), close: () => deleteApp(app) };
}
