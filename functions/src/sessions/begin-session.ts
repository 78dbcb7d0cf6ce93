import { deviceOf } from "@niyamdesk/domain/sessions/device";
import { SESSIONS } from "@niyamdesk/domain/sessions/queries";
import type { Session } from "@niyamdesk/domain/sessions/session";
import { timestamp } from "../platform/clock.ts";
import { oneTimeToken } from "../platform/hash.ts";
import { recordRef } from "../platform/refs.ts";

/** It says nothing, and nobody guesses it: whoever knows it can still do nothing with it. */
export function newSessionName(): string {
  return oneTimeToken().slice(0, 22);
}

export const sessionRef = (uid: string, session: string) => recordRef(SESSIONS, `${uid}_${session}`);

/** Puts a sign-in on its owner's list, whichever program it came from; the browser itself says more later. No address is kept. */
export async function beginSession(uid: string, session: string, userAgent: string): Promise<void> {
  const now = timestamp();
  const ref = sessionRef(uid, session);
  await ref.set({
    ...{ id: ref.id, user_id: uid, session, device: deviceOf(userAgent) },
    ...{ first_seen: now, last_seen: now },
  } satisfies Session);
}
