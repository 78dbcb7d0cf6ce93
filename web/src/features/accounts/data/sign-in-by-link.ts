import { signInWithEmailLink } from "firebase/auth";
import { FIREBASE_CONFIG } from "../../../lib/backend/env.ts";
import { firebaseAuth } from "../../../lib/backend/firebase.ts";
import { linkError } from "../link-words.ts";
import { withSecondStep } from "../second-step/needed.ts";
import { finishSignIn } from "./finish-sign-in.ts";

/** Signs in by a mailed link, with the address it was sent to. @throws AppError */
export async function signInByLink(email: string, code: string): Promise<void> {
  const link = new URL(window.location.origin);
  link.search = String(
    new URLSearchParams({ apiKey: FIREBASE_CONFIG.apiKey, mode: "signIn", oobCode: code }),
  );
  const { user } = await signInWithEmailLink(await firebaseAuth(), email, link.href)
    .catch(withSecondStep)
    .catch((error: unknown) => {
      throw linkError(error);
    });
  await finishSignIn(user);
}
