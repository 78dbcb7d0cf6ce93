import { ActionCodeOperation, type Auth, applyActionCode, checkActionCode, signOut } from "firebase/auth";
import { AppError } from "../../../lib/app-error.ts";
import { firebaseAuth } from "../../../lib/firebase.ts";
import type { ActionLink, AddressMode } from "../action-link.ts";
import { DEAD_LINK, linkError } from "../auth-words.ts";
import { spreadVerification } from "./verification.ts";

const OPERATION: Record<AddressMode, string> = {
  verifyEmail: ActionCodeOperation.VERIFY_EMAIL,
  verifyAndChangeEmail: ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL,
  recoverEmail: ActionCodeOperation.RECOVER_EMAIL,
};

/** The address that a link is about; looking does not use it up. @throws AppError */
export async function addressOfLink(mode: AddressMode, code: string): Promise<string> {
  const { operation, data } = await checkActionCode(await firebaseAuth(), code).catch((error: unknown) => {
    throw linkError(error);
  });
  if (operation === OPERATION[mode]) return data.email ?? "";
  throw new AppError("invalid_input", "This link does something else than it says.", { reason: DEAD_LINK });
}

/**
 * Does what the link is for, once somebody has asked for it. `onApplied` is called before the session hears of it, which may end
 * with the page being loaded anew. @throws AppError
 */
export async function applyLink(
  { code, proof }: Pick<ActionLink, "code" | "proof">,
  onApplied: () => void,
): Promise<void> {
  const auth = await firebaseAuth();
  await auth.authStateReady();
  await applyActionCode(auth, code).catch((error: unknown) => {
    throw linkError(error);
  });
  onApplied();
  await catchUp(auth, proof);
}

/**
 * The link may have been about the account that is signed in here. Its session ends where its address was replaced; what
 * cannot be brought up to date now is at the next sign-in.
 */
async function catchUp(auth: Auth, proof: string | undefined): Promise<void> {
  const user = auth.currentUser;
  if (!user) return;
  try {
    await user.reload();
    await spreadVerification(proof);
  } catch (error) {
    console.error(error);
    if (isEnded(error)) await signOut(auth);
  }
}

function isEnded(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    (error.code === "auth/user-token-expired" || error.code === "auth/user-disabled")
  );
}
