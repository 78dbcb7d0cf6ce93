import { EmailAuthProvider, PhoneAuthProvider, reauthenticateWithCredential, type User } from "firebase/auth";
import { errors } from "#messages/errors.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { firebaseAuth } from "../../../lib/backend/firebase.ts";
import { checkCodeError } from "../auth-words.ts";
import { confirmPasswordError } from "../owner-words.ts";
import { withSecondStep } from "../second-step/needed.ts";

/** How the signed-in person can prove to be the owner: by password, else by a code to the number of the account. */
export type Proof = { by: "password"; email: string } | { by: "code"; phone: string } | { by: "nothing" };

export async function proofNeeded(): Promise<Proof> {
  const { email, phoneNumber, providerData } = await signedInUser();
  const hasPassword = providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);
  if (hasPassword && email !== null) return { by: "password", email };
  return phoneNumber === null ? { by: "nothing" } : { by: "code", phone: phoneNumber };
}

/** @throws AppError */
export async function proveByPassword(email: string, password: string): Promise<void> {
  const user = await signedInUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password))
    .catch(withSecondStep)
    .catch((error: unknown) => {
      throw confirmPasswordError(error);
    });
}

/** @throws AppError */
export async function proveByCode(verificationId: string, code: string): Promise<void> {
  const user = await signedInUser();
  await reauthenticateWithCredential(user, PhoneAuthProvider.credential(verificationId, code)).catch(
    (error: unknown) => {
      throw checkCodeError(error);
    },
  );
}

export async function signedInUser(): Promise<User> {
  const user = (await firebaseAuth()).currentUser;
  if (!user) throw new AppError("unauthenticated", errors.unauthenticated);
  return user;
}
