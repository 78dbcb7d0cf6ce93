import type { emailSignIn } from "@niyamdesk/domain/accounts/account";
import { signInWithEmailAndPassword } from "firebase/auth";
import type * as z from "zod/mini";
import { firebaseAuth } from "../../../lib/backend/firebase.ts";
import { clearDraft } from "../../../lib/device/draft.ts";
import { signInError } from "../auth-words.ts";
import { withSecondStep } from "../second-step/needed.ts";
import { finishSignIn } from "./finish-sign-in.ts";

/** Signs in; the session then takes the person on. @throws AppError */
export async function signInByEmail({ email, password }: z.output<typeof emailSignIn>): Promise<void> {
  const { user } = await signInWithEmailAndPassword(await firebaseAuth(), email, password)
    .catch(withSecondStep)
    .catch((error: unknown) => {
      throw signInError(error);
    });
  clearDraft("sign-in");
  await finishSignIn(user);
}
