import { setTimeout as pause } from "node:timers/promises";
import { sessionsOfQuery } from "@niyamdesk/domain/sessions/queries";
import { MOST_ENDED, MOST_KEPT, type Session } from "@niyamdesk/domain/sessions/session";
import { isEnded } from "@niyamdesk/domain/sessions/session-gate";
import { SECOND_MS, timestamp } from "../platform/clock.ts";
import { profileRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { sessionRef } from "./begin-session.ts";

/** Timers may fire a little before their time. */
const EARLY_MS = 5;

/**
 * Makes room for further names of ended sessions, and forgets none: an instant ends whatever began before it, but for the sessions that are
 * on the list. One that is on none was not seen for long, and its owner signs in again.
 *
 * @param asking goes on too, listed or not
 */
export async function makeRoom(uid: string, asking: string | null): Promise<void> {
  const named = (await profileRef(uid).get()).data()?.ended_sessions ?? [];
  // Sign-ins are known by whole seconds: all that has a name by now began before the next one.
  await pause(SECOND_MS - (Date.now() % SECOND_MS) + EARLY_MS);
  const after = timestamp(Math.floor(Date.now() / SECOND_MS) * SECOND_MS);
  // Asked after that instant: whoever signed in before it is listed by now.
  const listed = (await runWholeQuery(sessionsOfQuery, { uid })).map((found) => found.data() as Session);
  const unlisted = await commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    const ended = profile?.ended_sessions ?? [];
    // Somebody else made room meanwhile.
    if (!profile || ended.length < MOST_ENDED) return [];
    const going = listed
      .filter(({ session, first_seen }) => !isEnded(profile, session, first_seen.toMillis()))
      .map(({ session }) => session);
    const sessions_kept = [...new Set([...(asking === null ? [] : [asking]), ...going])].slice(0, MOST_KEPT);
    const ended_sessions = ended.filter((session) => !named.includes(session));
    unit.update(profileRef(uid), { ended_sessions, sessions_after: after, sessions_kept });
    return listed.filter(({ session }) => !sessions_kept.includes(session));
  });
  for (const { session } of unlisted) await sessionRef(uid, session).delete();
}
