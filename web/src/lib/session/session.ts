import { useEffect, useSyncExternalStore } from "react";
import { confirmSession, currentSession, type Session, subscribeToSession } from "./session-store.ts";

/**
 * Who is signed in. A public page draws `unknown` by its hint (none: a visitor) and confirms it once idle; pass
 * `certain` where the page must know, and treat `unknown` as loading.
 */
export function useSession({ certain = false }: { certain?: boolean } = {}): Session {
  const session = useSyncExternalStore(subscribeToSession, currentSession, sessionOfBuild);
  const hinted = session.status === "unknown" && session.hint !== null;
  useEffect(() => {
    if (certain) {
      confirmSession();
      return;
    }
    if (!hinted) return;
    const start = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
    start(() => confirmSession());
  }, [certain, hinted]);
  return session;
}

/** What a page that was drawn at build knows: it was drawn for everybody. */
const NOBODY_YET: Session = { status: "unknown", hint: null };

function sessionOfBuild(): Session {
  return NOBODY_YET;
}
