import { confirmPasswordReset, signInWithEmailAndPassword, verifyPasswordResetCode } from "firebase/auth";
import { call } from "../../../lib/callables.ts";
import { firebaseAuth } from "../../../lib/firebase.ts";
import { newPasswordError } from "../auth-words.ts";

/** The answer is the same whether the address has an account or not. @throws AppError */
export async function requestPasswordReset(email: string): Promise<void> {
  await call("requestPasswordReset", { email });
}

/** Whose password a code sets; looking does not use it up. @throws AppError */
export async function addressOfReset(code: string): Promise<string> {
  return translating(async () => verifyPasswordResetCode(await firebaseAuth(), code));
}

/** `still_signed_in`: it was this browser's account, whose session the old password ended. @throws AppError */
export async function setNewPassword(
  code: string,
  email: string,
  password: string,
): Promise<"signed_out" | "still_signed_in"> {
  const auth = await firebaseAuth();
  await auth.authStateReady();
  await translating(() => confirmPasswordReset(auth, code, password));
  if (auth.currentUser?.email?.toLowerCase() !== email.toLowerCase()) return "signed_out";
  return signInWithEmailAndPassword(auth, email, password).then(
    () => "still_signed_in" as const,
    () => "signed_out" as const,
  );
}

async function translating<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw newPasswordError(error);
  }
}
