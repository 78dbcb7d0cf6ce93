import { setTimeout as pause } from "node:timers/promises";
import { accounts } from "./accounts.ts";
import { SECOND_MS } from "./clock.ts";

/** Timers may fire a little before their time. */
const EARLY_MS = 5;

/**
 * Ends every session that an account has. The provider knows sign-ins and the end of sessions by whole seconds, so that a
 * sign-in of the very second would count as a later one: sessions are ended once more when that second is over, and whoever
 * signs in after this has returned is not touched.
 */
export async function endSessions(uid: string): Promise<void> {
  const auth = await accounts();
  // At once as well: a process that dies while it waits has done most of it.
  await auth.revokeRefreshTokens(uid);
  await pause(SECOND_MS - (Date.now() % SECOND_MS) + EARLY_MS);
  await auth.revokeRefreshTokens(uid);
}
