import type { Auth } from "firebase/auth";
import { failures } from "#messages/failures.ts";
import { AppError } from "../backend/app-error.ts";
import { loadPart } from "../loading/module-recovery.ts";

let asking: Promise<string> | null = null;

/**
 * Under which uid this browser stages files: of whoever is signed in, else of a guest of the anonymous sign-in, who is made when
 * there is none and made anew when the former one is gone. To all else a guest is a visitor.
 *
 * @throws AppError offline, timeout
 */
export function guestUid(): Promise<string> {
  asking ??= askFor().finally(() => {
    asking = null;
  });
  return asking;
}

async function askFor(): Promise<string> {
  const [{ firebaseAuth }, { signInAnonymously }] = await Promise.all([
    loadPart(() => import("../backend/firebase.ts")),
    loadPart(() => import("../backend/auth-sdk.ts")),
  ]);
  try {
    const auth = await firebaseAuth();
    await auth.authStateReady();
    const known = await uidStillThere(auth);
    return known ?? (await signInAnonymously(auth)).user.uid;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw navigator.onLine
      ? new AppError("timeout", failures.timeout)
      : new AppError("offline", failures.offline);
  }
}

/** A token that ran out is renewed here: the service ends the session of somebody who is not there any more. */
async function uidStillThere(auth: Auth): Promise<string | null> {
  const user = auth.currentUser;
  if (user === null) return null;
  try {
    await user.getIdToken();
    return user.uid;
  } catch (error) {
    if (auth.currentUser === null) return null;
    throw error;
  }
}
