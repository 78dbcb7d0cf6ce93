import type { emailSignUp } from "@niyamdesk/domain/accounts/account";
import { type Auth, createUserWithEmailAndPassword, updateProfile } from "firebase/auth";
import type * as z from "zod/mini";
import { LANGUAGE } from "#messages/language.ts";
import { call } from "../../../lib/backend/callables.ts";
import { firebaseAuth } from "../../../lib/backend/firebase.ts";
import { preparing } from "../../../lib/session/session-account.ts";
import { signUpError } from "../auth-words.ts";

type Registration = z.output<typeof emailSignUp>;

/**
 * Makes the account and its profile. `onMade` is called before the session counts, so that the screen after registration is
 * chosen by whoever registers. When a first try made the account and failed afterwards, trying again goes on from there.
 * @throws AppError
 */
export function registerByEmail(registration: Registration, onMade: () => void): Promise<void> {
  const { name, phone } = registration;
  return preparing(async () => {
    const auth = await firebaseAuth();
    await auth.authStateReady();
    if (!isHalfDone(auth, registration.email)) await createAccount(auth, registration);
    await call("ensureProfile", { name, phone, accepted_in: LANGUAGE });
    onMade();
  });
}

function isHalfDone({ currentUser }: Auth, email: string): boolean {
  return currentUser?.email?.toLowerCase() === email;
}

async function createAccount(auth: Auth, { name, email, password }: Registration): Promise<void> {
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName: name });
  } catch (error) {
    throw signUpError(error);
  }
}
