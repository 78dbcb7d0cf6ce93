import { PATHS } from "@niyamdesk/domain/base/addresses";
import { ownAccount } from "#messages/own-account.ts";
import { call } from "../../../lib/backend/callables.ts";
import { clearKeptDraft } from "../../../lib/device/kept-draft.ts";
import { inLanguage } from "../../../lib/page/in-language.ts";
import { toastAfterReload } from "../../../lib/page/kept-toast.ts";
import { currentSession, signOutHere } from "../../../lib/session/session-store.ts";

/** Deletes the account, then leaves: the page after it says goodbye. @throws AppError, signed in as before */
export async function deleteOwnAccount(): Promise<void> {
  await call("deleteOwnAccount", {});
  const session = currentSession();
  await signOutHere();
  if (session.status === "signed_in") clearKeptDraft(`unsent.messages.${session.uid}`);
  toastAfterReload("success", ownAccount.deletion.done);
  window.location.assign(inLanguage(PATHS.home));
}
