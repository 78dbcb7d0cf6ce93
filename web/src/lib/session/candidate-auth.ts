import type { Auth } from "firebase/auth";
import { attest } from "../backend/app-check.ts";
import { EMULATORS, FIREBASE_CONFIG } from "../backend/env.ts";
import { oneStart } from "../loading/one-start.ts";
import { accountStaysInTab } from "./browser-store.ts";

/**
 * A second instance of the sign-in service, for this tab alone. Proving a number signs it in at once, and makes an account if
 * it had none: here no screen and no other tab sees it, until it is known whether it is wanted. It is then handed over to the
 * real session, or deleted.
 */
export const candidateAuth = oneStart(start);

async function start(): Promise<Auth> {
  const [{ initializeApp }, sdk] = await Promise.all([
    import("firebase/app"),
    import("../backend/auth-sdk.ts"),
  ]);
  // Every request of the SDK reads the browser's store first.
  await accountStaysInTab();
  const app = initializeApp(FIREBASE_CONFIG, "candidate");
  await attest(app);
  const service = sdk.initializeAuth(app, {
    persistence: sdk.browserSessionPersistence,
  });
  if (EMULATORS.auth) sdk.connectAuthEmulator(service, EMULATORS.auth, { disableWarnings: true });
  return service;
}
