import { roleOf } from "@niyamdesk/domain/base/roles";
import type { User } from "firebase/auth";
import { call } from "../../../lib/backend/callables.ts";
import { prepareAccount } from "../../../lib/session/session-account.ts";
import { confirmSession, refreshSession } from "../../../lib/session/session-store.ts";

/**
 * Finishes an account whose sign-up was cut off. Of any other, the profile hears meanwhile what happened to the account since:
 * a first sign-in, a verified or replaced address. @throws AppError
 */
export async function finishSignIn(user: User): Promise<void> {
  // A code that the browser took out of its message was sent without a sign of anybody.
  confirmSession();
  const { claims } = await user.getIdTokenResult();
  if (roleOf(claims.role) === null) return prepareAccount();
  void bringUpToDate().catch(console.error);
}

async function bringUpToDate(): Promise<void> {
  const { role_changed } = await call("ensureProfile", {});
  if (role_changed) await refreshSession();
}
