import { randomUUID } from "node:crypto";

/**
 * Imported first by tests that run the product's code in their own process: a project of their own on the same
 * emulators, so that no trigger interferes and nobody else's records are in the way.
 */
const projectId = `demo-own-${randomUUID().slice(0, 8)}`;
process.env.GCLOUD_PROJECT = projectId;
process.env.GOOGLE_CLOUD_PROJECT = projectId;
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` });
// Tokens of the emulator are not signed; the functions emulator reads them like this too.
process.env.FIREBASE_DEBUG_MODE = "true";
process.env.FIREBASE_DEBUG_FEATURES = JSON.stringify({ skipTokenVerification: true });

export { projectId };
