import { PATHS } from "@niyamdesk/domain/base/addresses";
import { ownAccount } from "#messages/own-account.ts";
import { call } from "../../../lib/backend/callables.ts";
import { holdReloads } from "../../../lib/loading/module-recovery.ts";
import { inLanguage } from "../../../lib/page/in-language.ts";
import { toastAfterReload } from "../../../lib/page/kept-toast.ts";
import { withReturn } from "../../../lib/page/return-path.ts";
import { signOutHere } from "../../../lib/session/session-store.ts";

/**
 * Asks for another address to sign in with: the one so far stays until the link that goes to the new one is followed.
 * @throws AppError reauthentication_needed, email_in_use, already_verified
 */
export async function askForEmail(email: string): Promise<void> {
  await call("changeEmail", { email });
}

/**
 * The first address of an account that signs in by phone, or another in place of one that was never confirmed. It counts at once, and the provider ends every session of an account
 * whose address changes: so the person signs in once more. @throws AppError email_in_use
 */
export async function setEmailAtOnce(email: string): Promise<void> {
  // The session may end before the answer comes, and would load the page anew without a word of why.
  const release = holdReloads();
  try {
    await call("changeEmail", { email });
    await signOutHere();
  } catch (error) {
    release();
    throw error;
  }
  toastAfterReload("success", ownAccount.emailAdded(email));
  window.location.assign(inLanguage(withReturn(`${PATHS.login}?tab=phone`, PATHS.user.profile)));
}
