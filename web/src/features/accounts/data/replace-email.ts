import { signInWithEmailAndPassword } from "firebase/auth";
import { call } from "../../../lib/backend/callables.ts";
import { firebaseAuth } from "../../../lib/backend/firebase.ts";
import { confirmPasswordError } from "../owner-words.ts";
import { proveByPassword } from "./reauthenticate.ts";

/**
 * Replaces an address that was not verified yet; the link to the new one is on its way. The provider ends every session of an
 * account whose address changes: hence the password, by which this one goes on. @throws AppError
 */
export async function replaceUnverifiedEmail(before: string, email: string, password: string): Promise<void> {
  await proveByPassword(before, password);
  await call("changeEmail", { email });
  await signInWithEmailAndPassword(await firebaseAuth(), email, password).catch((error: unknown) => {
    throw confirmPasswordError(error);
  });
}
