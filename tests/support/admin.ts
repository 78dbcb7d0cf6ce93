import { getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { bucket, project } from "./stack.ts";

/** The Admin SDK on the test stack; the emulators' addresses are in the environment. */
function app() {
  return getApps()[0] ?? initializeApp({ projectId: project, storageBucket: bucket });
}

export function adminAuth(): Auth {
  return getAuth(app());
}
