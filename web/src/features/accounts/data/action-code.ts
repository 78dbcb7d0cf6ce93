import type { EmailConfirmed } from "@niyamdesk/domain/accounts/callables";
import { ActionCodeOperation, type Auth, applyActionCode, checkActionCode, signOut } from "firebase/auth";
import { linkErrors } from "#messages/link-errors.ts";
import { call } from "../../../lib/backend/callables.ts";
import { firebaseAuth } from "../../../lib/backend/firebase.ts";
import type { AddressMode } from "../action-link.ts";
import { deadLink, linkError, linkStateError } from "../link-words.ts";
import { lookAtOwnLink } from "./own-link.ts";
import { spreadVerification } from "./verification.ts";

const OTHER_KIND = deadLink(linkErrors.otherKind);

/** What a link is about, masked in links of our own. */
interface LinkSubject {
  address: string;
  /** Of a change: the address that the account has so far. */
  account: string | null;
}

/** Looking does not use it up. @throws AppError */
export async function subjectOfLink(mode: AddressMode, code: string): Promise<LinkSubject> {
  if (mode === "recoverEmail") return { address: await addressOfRecovery(code), account: null };
  const seen = await lookAtOwnLink(mode, code);
  if (seen === null) throw OTHER_KIND;
  if (seen.state !== "good") throw linkStateError(seen.state);
  return { address: seen.address, account: seen.account ?? null };
}

/** The provider mails a way back when it was made to change an address past us. */
async function addressOfRecovery(code: string): Promise<string> {
  const { operation, data } = await checkActionCode(await firebaseAuth(), code).catch((error: unknown) => {
    throw linkError(error);
  });
  if (operation === ActionCodeOperation.RECOVER_EMAIL) return data.email ?? "";
  throw OTHER_KIND;
}

/**
 * Does what the link is for, once somebody has asked for it. `onApplied` is called with the address before the session hears of
 * it, which may end with the page being loaded anew. @throws AppError
 */
export async function applyLink(
  { mode, code, proof }: { mode: AddressMode; code: string; proof: string | undefined },
  address: string,
  onApplied: (confirmed: EmailConfirmed) => void,
): Promise<void> {
  const auth = await firebaseAuth();
  await auth.authStateReady();
  const confirmed = await apply(auth, { mode, code }, address).catch((error: unknown) => {
    throw linkError(error);
  });
  onApplied(confirmed);
  await catchUp(auth, proof);
}

async function apply(
  auth: Auth,
  { mode, code }: { mode: AddressMode; code: string },
  address: string,
): Promise<EmailConfirmed> {
  if (mode === "recoverEmail") await applyActionCode(auth, code);
  else if (mode === "confirmNumber") await call("confirmNumber", { token: code });
  else return call("confirmEmail", { token: code });
  return { email: address, password_token: null };
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
