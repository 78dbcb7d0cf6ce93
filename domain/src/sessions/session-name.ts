import type { Moment } from "../time/moment.ts";

/**
 * The session that a token belongs to. Tokens get a name when somebody signs in, which stays with all that follow; one without goes by the
 * second of its sign-in. A file without schemas: every page that knows who is signed in has it.
 */
export function sessionIn({ session, auth_time }: { readonly [claim: string]: unknown }): string {
  if (typeof session === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(session)) return session;
  return `at-${Number(auth_time) || 0}`;
}

/** What a profile says of the sessions of its account. Written by functions; rules and functions refuse by it. */
export interface SessionGate {
  /** Ended one by one; the newest last. */
  ended_sessions?: readonly string[];
  /** Who signed in before this is out… */
  sessions_after?: Moment | null;
  /** …but for this one. */
  session_kept?: string | null;
}

/** @param signedInAt epoch ms, to the second */
export function isEnded(gate: SessionGate, session: string, signedInAt: number): boolean {
  if (gate.ended_sessions?.includes(session)) return true;
  const after = gate.sessions_after?.toMillis();
  return after !== undefined && signedInAt < after && session !== gate.session_kept;
}
