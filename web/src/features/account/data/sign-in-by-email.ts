import type { emailSignIn } from "@niyamdesk/domain/account";
import { signInWithEmailAndPassword } from "firebase/auth";
import type * as z from "zod/mini";
import { clearDraft } from "../../../lib/draft.ts";
import { firebaseAuth } from "../../../lib/firebase.ts";
import { signInError } from "../auth-words.ts";
import { finishSignIn } from "./finish-sign-in.ts";

/** Signs in; the session then takes the person on. @throws AppError */
export async function signInByEmail({ email, password }: z.output<typeof emailSignIn>): Promise<void> {
  const user = await signInWithEmailAndPassword(await firebaseAuth(), email, password).then(
    (credential) => credential.user,
    (error: unknown) => {
      throw signInError(error);
    },
  );
  clearDraft("sign-in");
  await finishSignIn(user);
}
