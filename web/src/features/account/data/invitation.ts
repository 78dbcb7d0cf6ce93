import { signInWithEmailAndPassword } from "firebase/auth";
import { call } from "../../../lib/callables.ts";
import { firebaseAuth } from "../../../lib/firebase.ts";
import { signInError } from "../auth-words.ts";
import { finishSignIn } from "./finish-sign-in.ts";

/** Sets an invited person's first password and signs in with it. @throws AppError */
export async function joinTeam(token: string, password: string): Promise<void> {
  const { email } = await call("acceptInvitation", { token, password });
  const { user } = await signInWithEmailAndPassword(await firebaseAuth(), email, password).catch(
    (error: unknown) => {
      throw signInError(error);
    },
  );
  await finishSignIn(user);
}
