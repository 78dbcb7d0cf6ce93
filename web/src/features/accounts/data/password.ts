import type { NewPasswordSet } from "@niyamdesk/domain/accounts/callables";
import { signInWithEmailAndPassword } from "firebase/auth";
import { call } from "../../../lib/backend/callables.ts";
import { firebaseAuth } from "../../../lib/backend/firebase.ts";
import { deadResetError, newPasswordError, resetError } from "../link-words.ts";
import { lookAtOwnLink } from "./own-link.ts";

/** The answer is the same whether the address has an account or not. @throws AppError */
export async function requestPasswordReset(email: string): Promise<void> {
  await call("requestPasswordReset", { email }).catch((error: unknown) => {
    throw resetError(error);
  });
}

/** Whose password a token sets, masked; looking does not use it up. @throws AppError */
export async function addressOfReset(token: string): Promise<string> {
  const seen = await lookAtOwnLink("resetPassword", token);
  if (seen?.state !== "good") throw deadResetError();
  return seen.address;
}

export interface PasswordSet extends NewPasswordSet {
  /** It was this browser's account, whose session the new password ended: it has another. */
  stillSignedIn: boolean;
}

/** @throws AppError */
export async function setNewPassword(token: string, password: string): Promise<PasswordSet> {
  const auth = await firebaseAuth();
  await auth.authStateReady();
  const set = await call("setNewPassword", { token, password }).catch((error: unknown) => {
    throw newPasswordError(error);
  });
  if (auth.currentUser?.email?.toLowerCase() !== set.email.toLowerCase())
    return { ...set, stillSignedIn: false };
  const stillSignedIn = await signInWithEmailAndPassword(auth, set.email, password).then(
    () => true,
    () => false,
  );
  return { ...set, stillSignedIn };
}
