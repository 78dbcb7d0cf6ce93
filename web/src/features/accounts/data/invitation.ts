import { type LinkState, oneTimeToken } from "@niyamdesk/domain/accounts/account";
import { signInWithEmailAndPassword } from "firebase/auth";
import { AppError } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";
import { firebaseAuth } from "../../../lib/backend/firebase.ts";
import { DEAD_LINK, signInError } from "../auth-words.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { lookAtOwnLink } from "./own-link.ts";

const ASK = "Please ask your administrator for a new one.";
const GONE = `This invitation does not count any more: a newer one was sent, or it was called off. Look for the latest mail. ${ASK}`;
const WORDS: Record<Exclude<LinkState, "good">, string> = {
  used: "This invitation was used: the account has a password. Sign in with it, or ask for another one there if you have forgotten it.",
  expired: `This invitation has expired. ${ASK}`,
  replaced: GONE,
  unknown: GONE,
};

/**
 * The number that was typed with an invitation, for its owner to prove; looking does not use it up.
 *
 * @throws AppError, with `DEAD_LINK` when it does nothing any more
 */
export async function phoneOfInvitation(token: string): Promise<string | null> {
  if (!oneTimeToken.safeParse(token).success) {
    throw dead(
      `The link is not complete. Please open the whole link of the mail. If that does not help, ask your administrator for a new one.`,
    );
  }
  const seen = await lookAtOwnLink("invitation", token);
  if (seen?.state !== "good") throw dead(wordsOf(seen?.state));
  return seen.phone ?? null;
}

/** Sets an invited person's first password and signs in with it. @throws AppError as `phoneOfInvitation` */
export async function joinTeam(token: string, password: string): Promise<void> {
  const { email } = await call("acceptInvitation", { token, password }).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === "invitation_not_valid")) throw error;
    throw dead(wordsOf(error.facts.state));
  });
  const { user } = await signInWithEmailAndPassword(await firebaseAuth(), email, password).catch(
    (error: unknown) => {
      throw signInError(error);
    },
  );
  await finishSignIn(user);
}

function dead(words: string): AppError {
  return new AppError("invitation_not_valid", words, { reason: DEAD_LINK });
}

function wordsOf(state: string | undefined): string {
  return state === "used" || state === "expired" ? WORDS[state] : GONE;
}
