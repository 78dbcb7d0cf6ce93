import { REGION } from "@niyamdesk/domain/base/paths";
import { type FirebaseApp, initializeApp } from "firebase/app";
import type { Auth } from "firebase/auth";
import type { Firestore } from "firebase/firestore";
import type { Functions } from "firebase/functions";
import { loadPart } from "../loading/module-recovery.ts";
import { oneStart } from "../loading/one-start.ts";
import { accountStaysInTab } from "../session/browser-store.ts";
import { attest } from "./app-check.ts";
import { EMULATORS, FIREBASE_CONFIG } from "./env.ts";

/**
 * The Firebase services, each loaded when first asked for: public pages never do. Import this module dynamically from
 * anything a public page loads at start.
 */
let app: FirebaseApp | undefined;

export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(FIREBASE_CONFIG);
  return app;
}

export const firebaseAuth = oneStart(startAuth);
export const firebaseFirestore = oneStart(startFirestore);
export const firebaseFunctions = oneStart(startFunctions);

async function startAuth(): Promise<Auth> {
  const sdk = await import("./auth-sdk.ts");
  const inTab = await accountStaysInTab();
  await attest(firebaseApp());
  const service = sdk.initializeAuth(firebaseApp(), {
    persistence: inTab
      ? sdk.browserSessionPersistence
      : [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
  });
  if (EMULATORS.auth) sdk.connectAuthEmulator(service, EMULATORS.auth, { disableWarnings: true });
  return service;
}

async function startFirestore(): Promise<Firestore> {
  const sdk = await loadPart(() => import("./firestore-sdk.ts"));
  await firebaseAuth();
  const service = sdk.initializeFirestore(firebaseApp(), {});
  if (EMULATORS.firestore) {
    const { hostname, port } = new URL(`http://${EMULATORS.firestore}`);
    sdk.connectFirestoreEmulator(service, hostname, Number(port));
  }
  return service;
}

async function startFunctions(): Promise<Functions> {
  const sdk = await import("firebase/functions");
  await firebaseAuth();
  const service = sdk.getFunctions(firebaseApp(), REGION);
  if (EMULATORS.functions) {
    const { hostname, port } = new URL(`http://${EMULATORS.functions}`);
    sdk.connectFunctionsEmulator(service, hostname, Number(port));
  }
  return service;
}
