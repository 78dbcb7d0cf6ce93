import type { Bucket } from "@google-cloud/storage";
import { app } from "./app.ts";

/** The project's files. Loaded when first needed. */
export async function files(): Promise<Bucket> {
  const { getStorage } = await import("firebase-admin/storage");
  return getStorage(app()).bucket();
}
