import { MOST_KEPT, type Session } from "@niyamdesk/domain/sessions/session";
import { isEnded, type SessionGate } from "@niyamdesk/domain/sessions/session-gate";

/** The session in which something is asked for; when it began, epoch ms to the second. */
export interface Asking {
  session: string;
  signedInAt: number;
}

interface Known {
  listed: readonly Pick<Session, "session" | "first_seen">[];
  /** Names that began before `after`: it ends them. */
  named: readonly string[];
  /** Epoch ms. */
  after: number;
  asking: Asking | null;
}

/**
 * What a profile says of sessions once an instant stands for the names of those that were ended. What ended others while that was found
 * out, as a new password does, stands: nothing that it ended goes on again, and no earlier instant takes the place of its own.
 *
 * @param gate as it is in the commit that changes it
 */
export function withRoom(gate: SessionGate, { listed, named, after, asking }: Known) {
  const going = listed
    .filter(({ session, first_seen }) => !isEnded(gate, session, first_seen.toMillis()))
    .map(({ session }) => session);
  const own = asking === null || isEnded(gate, asking.session, asking.signedInAt) ? [] : [asking.session];
  return {
    ended_sessions: (gate.ended_sessions ?? []).filter((session) => !named.includes(session)),
    sessions_after: Math.max(after, gate.sessions_after?.toMillis() ?? 0),
    sessions_kept: [...new Set([...own, ...going])].slice(0, MOST_KEPT),
  };
}
