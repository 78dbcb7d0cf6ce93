import { useEffect } from "react";
import { useSession } from "../../../lib/session/session.ts";
import { prepareAccount } from "../../../lib/session/session-account.ts";
import { useOwnStanding } from "../data/own-standing.ts";
import { useOwnSessionWatch } from "../hooks/use-own-session-watch.ts";
import { useStanding } from "../hooks/use-standing.ts";

/** A sign-up in another tab makes the profile with everything that was typed there: give it time. */
const PATIENCE_MS = 5000;

/**
 * Draws nothing: makes the profile of an account whose sign-up was cut off before it, and hears when the account gets another
 * role or is suspended, or this session of it is ended.
 */
export function ProfileWatch({ uid }: { uid: string }) {
  const session = useSession({ certain: true });
  const own = useOwnStanding(uid);
  // Whoever sees somebody else's workspace is told nothing of that one's account.
  const isOwn = session.status === "signed_in" && session.viewer === undefined;
  const missing = isOwn && own.status === "ready" && own.value === null;
  useStanding(
    isOwn && own.status === "ready" ? (own.value?.standing ?? null) : null,
    session.status === "signed_in" ? session.role : null,
  );
  const gate = own.status === "ready" ? (own.value?.gate ?? null) : null;
  useOwnSessionWatch(isOwn ? session : null, own.status === "refused" ? "refused" : gate);
  useEffect(() => {
    if (!missing) return;
    const due = window.setTimeout(() => void prepareAccount().catch(console.error), PATIENCE_MS);
    return () => window.clearTimeout(due);
  }, [missing]);
  return null;
}
