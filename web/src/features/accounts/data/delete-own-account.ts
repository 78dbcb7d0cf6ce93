import { PATHS } from "@niyamdesk/domain/base/addresses";
import { ownAccount } from "#messages/own-account.ts";
import { call } from "../../../lib/backend/callables.ts";
import { inLanguage } from "../../../lib/page/in-language.ts";
import { toastAfterReload } from "../../../lib/page/kept-toast.ts";
import { signOutHere } from "../../../lib/session/session-store.ts";

/** Deletes the account, then leaves: the page after it says goodbye. @throws AppError, signed in as before */
export async function deleteOwnAccount(): Promise<void> {
  await call("deleteOwnAccount", {});
  await signOutHere();
  toastAfterReload("success", ownAccount.deletion.done);
  window.location.assign(inLanguage(PATHS.home));
}
