import { call } from "../../../lib/backend/callables.ts";
import { firebaseAuth } from "../../../lib/backend/firebase.ts";
import { refreshSession } from "../../../lib/session/session-store.ts";

let asking: Promise<number> | null = null;

/**
 * Asks for the mail with the link; the answer is the time (epoch ms) from which another may be asked for. A page that is drawn
 * twice joins the request that is under way. @throws AppError
 */
export function sendVerificationMail(): Promise<number> {
  asking ??= call("sendVerificationMail", {})
    .then(({ wait_s }) => Date.now() + wait_s * 1000)
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** Whether the address of the account is verified by now, wherever the link was followed. */
export async function isAddressVerified(): Promise<boolean> {
  const user = (await firebaseAuth()).currentUser;
  await user?.reload();
  return user?.emailVerified ?? false;
}

/** Rules and functions read the token and the profile: both are brought up to date. @throws AppError */
export async function spreadVerification(proof?: string): Promise<void> {
  await refreshSession();
  const { role_changed } = await call("ensureProfile", proof === undefined ? {} : { proof });
  if (role_changed) await refreshSession();
}
