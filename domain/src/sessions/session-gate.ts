import type { Moment } from "../time/moment.ts";

/** What a profile says of the sessions of its account. Written by functions; rules and functions refuse by it. */
export interface SessionGate {
  /** Ended one by one; the newest last. */
  ended_sessions?: readonly string[];
  /** Who signed in before this is out… */
  sessions_after?: Moment | null;
  /** …but for these. */
  sessions_kept?: readonly string[];
}

/** @param signedInAt epoch ms, to the second */
export function isEnded(gate: SessionGate, session: string, signedInAt: number): boolean {
  if (gate.ended_sessions?.includes(session)) return true;
  const after = gate.sessions_after?.toMillis();
  return after !== undefined && signedInAt < after && gate.sessions_kept?.includes(session) !== true;
}
