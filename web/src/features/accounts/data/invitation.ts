import { oneTimeToken } from "@niyamdesk/domain/accounts/account";
import { signInWithEmailAndPassword } from "firebase/auth";
import { linkErrors } from "#messages/link-errors.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";
import { firebaseAuth } from "../../../lib/backend/firebase.ts";
import { signInError } from "../auth-words.ts";
import { DEAD_LINK } from "../refusals.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { lookAtOwnLink } from "./own-link.ts";

/**
 * The number that was typed with an invitation, for its owner to prove; looking does not use it up.
 *
 * @throws AppError, with `DEAD_LINK` when it does nothing any more
 */
export async function phoneOfInvitation(token: string): Promise<string | null> {
  if (!oneTimeToken.safeParse(token).success) {
    throw dead(linkErrors.invitationIncomplete);
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
  if (state === "used") return linkErrors.invitationUsed;
  return state === "expired" ? linkErrors.invitationExpired : linkErrors.invitationGone;
}
