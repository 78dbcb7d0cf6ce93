import { setTimeout as pause } from "node:timers/promises";
import { sessionsOfQuery } from "@niyamdesk/domain/sessions/queries";
import { accounts } from "./accounts.ts";
import { SECOND_MS } from "./clock.ts";
import { runWholeQuery } from "./run-query.ts";

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
  await forgetSessions(uid);
}

/** Takes what an account is signed in on off its owner's list. */
export async function forgetSessions(uid: string): Promise<void> {
  for (const { ref } of await runWholeQuery(sessionsOfQuery, { uid })) await ref.delete();
}
