import { setTimeout as pause } from "node:timers/promises";
import { sessionsOfQuery } from "@niyamdesk/domain/sessions/queries";
import { MOST_ENDED, type Session } from "@niyamdesk/domain/sessions/session";
import { SECOND_MS, timestamp } from "../platform/clock.ts";
import { profileRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { sessionRef } from "./begin-session.ts";
import { type Asking, withRoom } from "./with-room.ts";

/** Timers may fire a little before their time. */
const EARLY_MS = 5;

/**
 * Makes room for further names of ended sessions, and forgets none: an instant ends whatever began before it, but for the sessions that are
 * on the list. One that is on none was not seen for long, and its owner signs in again.
 *
 * @param asking goes on too, listed or not, unless it was ended meanwhile
 */
export async function makeRoom(uid: string, asking: Asking | null): Promise<void> {
  const named = (await profileRef(uid).get()).data()?.ended_sessions ?? [];
  // Sign-ins are known by whole seconds: all that has a name by now began before the next one.
  await pause(SECOND_MS - (Date.now() % SECOND_MS) + EARLY_MS);
  const after = Math.floor(Date.now() / SECOND_MS) * SECOND_MS;
  // Asked after that instant: whoever signed in before it is listed by now.
  const listed = (await runWholeQuery(sessionsOfQuery, { uid })).map((found) => found.data() as Session);
  const unlisted = await commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    const ended = profile?.ended_sessions ?? [];
    // Somebody else made room meanwhile.
    if (!profile || ended.length < MOST_ENDED) return [];
    const { sessions_after, ...gate } = withRoom(profile, { listed, named, after, asking });
    unit.update(profileRef(uid), { ...gate, sessions_after: timestamp(sessions_after) });
    return listed.filter(({ session }) => !gate.sessions_kept.includes(session));
  });
  for (const { session } of unlisted) await sessionRef(uid, session).delete();
}
