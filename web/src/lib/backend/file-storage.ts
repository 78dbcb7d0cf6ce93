import type { FirebaseStorage } from "firebase/storage";
import { loadPart } from "../loading/module-recovery.ts";
import { oneStart } from "../loading/one-start.ts";
import { EMULATORS } from "./env.ts";
import { firebaseApp, firebaseAuth } from "./firebase.ts";

/** Where files are sent to. Loaded when the first is; reads go through a function. */
export const firebaseStorage = oneStart(startStorage);

async function startStorage(): Promise<FirebaseStorage> {
  const sdk = await loadPart(() => import("./storage-sdk.ts"));
  await firebaseAuth();
  const service = sdk.getStorage(firebaseApp());
  if (EMULATORS.storage) {
    const { hostname, port } = new URL(`http://${EMULATORS.storage}`);
    sdk.connectStorageEmulator(service, hostname, Number(port));
  }
  return service;
}
