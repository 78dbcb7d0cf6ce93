import type { emailSignIn } from "@niyamdesk/domain/account";
import { roleOf } from "@niyamdesk/domain/roles";
import { signInWithEmailAndPassword } from "firebase/auth";
import type * as z from "zod/mini";
import { firebaseAuth } from "../../../lib/firebase.ts";
import { prepareAccount } from "../../../lib/session-account.ts";
import { signInError } from "../auth-words.ts";

/** Signs in; the session then takes the person on. Finishes an account whose sign-up was cut off. @throws AppError */
export async function signInByEmail({ email, password }: z.output<typeof emailSignIn>): Promise<void> {
  const user = await signInWithEmailAndPassword(await firebaseAuth(), email, password).then(
    (credential) => credential.user,
    (error: unknown) => {
      throw signInError(error);
    },
  );
  const { claims } = await user.getIdTokenResult();
  if (roleOf(claims.role) === null) await prepareAccount();
}
