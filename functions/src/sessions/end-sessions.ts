import { DomainError } from "@niyamdesk/domain/base/errors";
import { sessionsOfQuery } from "@niyamdesk/domain/sessions/queries";
import { MOST_ENDED, MOST_KEPT, type Session } from "@niyamdesk/domain/sessions/session";
import { isEnded, type SessionGate } from "@niyamdesk/domain/sessions/session-gate";
import { SECOND_MS, timestamp } from "../platform/clock.ts";
import { profileRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { sessionRef } from "./begin-session.ts";
import { makeRoom } from "./make-room.ts";
import type { Asking } from "./with-room.ts";

/** What else is written with an end; throws where it is not theirs to ask for any more. @param gate as it was until then */
export type Noted = (unit: UnitOfWork, gate: SessionGate) => void;

/**
 * Ends one session. The provider ends all of an account or none, so it is the profile that says it: rules and functions refuse its
 * tokens from now on, and its browser hears of it (decision 041).
 *
 * @param asking the session in which it is asked for: it goes on
 */
export async function endOne(
  uid: string,
  session: string,
  noted: Noted = () => undefined,
  asking: Asking | null = null,
): Promise<void> {
  while (!(await endByName(uid, session, noted))) await makeRoom(uid, asking);
}

/** False: there is no room for another name. */
function endByName(uid: string, session: string, noted: Noted): Promise<boolean> {
  return commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    if (!profile) throw new DomainError("unauthenticated");
    const ended = profile.ended_sessions ?? [];
    const isNamed = ended.includes(session);
    if (!isNamed && ended.length >= MOST_ENDED) return false;
    unit.delete(sessionRef(uid, session));
    if (isNamed) return true;
    unit.update(profileRef(uid), { ended_sessions: [...ended, session] });
    noted(unit, profile);
    return true;
  });
}

/** Of those that the instant ends, too: only who signed in within its very second needs naming. The rest is room for single ones. */
const STILL_NAMED = 5;

/**
 * Ends every session but one, listed or not.
 *
 * @param kept null: that one, too, as when it was ended meanwhile
 */
export async function endOthers(
  uid: string,
  kept: Asking | null,
  noted: Noted = () => undefined,
): Promise<void> {
  const found = await runWholeQuery(sessionsOfQuery, { uid });
  const listed = found.map((one) => (one.data() as Session).session);
  const others = listed.filter((session) => session !== kept?.session);
  await commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    if (!profile) throw new DomainError("unauthenticated");
    for (const session of others.slice(0, MOST_KEPT)) unit.delete(sessionRef(uid, session));
    const before = (profile.ended_sessions ?? []).filter((session) => !others.includes(session));
    // Tokens know the second of their sign-in: of those of this one, the instant tells none apart, and names do.
    const sessions_after = timestamp(Math.floor(Date.now() / SECOND_MS) * SECOND_MS);
    const ended_sessions = [...before.slice(-STILL_NAMED), ...others.slice(0, STILL_NAMED)];
    const goesOn = kept !== null && !isEnded(profile, kept.session, kept.signedInAt);
    const sessions_kept = goesOn ? [kept.session] : [];
    unit.update(profileRef(uid), { ended_sessions, sessions_after, sessions_kept });
    noted(unit, profile);
  });
  // What a commit has no room for: ended as well, and on nobody's list.
  for (const session of others.slice(MOST_KEPT)) await sessionRef(uid, session).delete();
}
