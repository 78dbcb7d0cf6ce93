import { signOut, type User, updateProfile } from "firebase/auth";
import { authErrors } from "#messages/auth-errors.ts";
import { LANGUAGE } from "#messages/language.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";
import { firebaseAuth } from "../../../lib/backend/firebase.ts";
import { candidateAuth } from "../../../lib/session/candidate-auth.ts";
import { preparing } from "../../../lib/session/session-account.ts";
import { signInError, signUpError } from "../auth-words.ts";
import { finishSignIn } from "./finish-sign-in.ts";

/** Lets the proved number's account in as it is. @throws AppError */
export async function admitCandidate(phone: string): Promise<void> {
  const user = await handOver(phone).catch((error: unknown) => {
    throw signInError(error);
  });
  await finishSignIn(user);
}

/** Makes the proved number a client's account with a name and a profile, and lets it in. @throws AppError */
export function registerCandidate(name: string, phone: string): Promise<void> {
  return preparing(async () => {
    await handOver(phone, name).catch((error: unknown) => {
      throw signUpError(error);
    });
    // The number is the account's own by now.
    await call("ensureProfile", { name, accepted_in: LANGUAGE });
  });
}

/** Nobody wants it: an account that was just made is deleted, any other is left as it was. @throws AppError */
export async function dismissCandidate({ fresh }: { fresh: boolean }): Promise<void> {
  const auth = await candidateAuth();
  await auth.authStateReady();
  try {
    if (fresh) await auth.currentUser?.delete();
    await signOut(auth);
  } catch (error) {
    throw signInError(error);
  }
}

/** A try that failed after the account had moved goes on with the one that is signed in. */
async function handOver(phone: string, name?: string): Promise<User> {
  const [candidate, auth] = await Promise.all([candidateAuth(), firebaseAuth()]);
  await Promise.all([candidate.authStateReady(), auth.authStateReady()]);
  const user = candidate.currentUser;
  if (!user) {
    if (auth.currentUser?.phoneNumber === phone) return auth.currentUser;
    throw new AppError("unauthenticated", authErrors.tookTooLong);
  }
  if (name !== undefined) await updateProfile(user, { displayName: name });
  await auth.updateCurrentUser(user);
  await signOut(candidate);
  return auth.currentUser ?? user;
}
