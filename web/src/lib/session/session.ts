import { useEffect, useSyncExternalStore } from "react";
import { ROLE_KEY } from "../device/remembered.ts";
import { onFirstSign } from "../loading/first-sign.ts";
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

/**
 * Who is signed in, where nobody is expected to be, as at a sign-in form: it stands at once, and the sign-in service is asked with the
 * first sign of somebody there. Whom this browser remembers is asked about at once, and is not a visitor meanwhile.
 */
export function useVisitor(): Session {
  const session = useSyncExternalStore(subscribeToSession, currentSession, sessionOfBuild);
  const isVisitor = session.status === "unknown" && session.hint === null;
  useEffect(() => {
    if (!isVisitor) return confirmSession();
    const stop = onFirstSign(confirmSession);
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === ROLE_KEY && newValue !== null) confirmSession();
    };
    window.addEventListener("storage", hear);
    return () => {
      stop();
      window.removeEventListener("storage", hear);
    };
  }, [isVisitor]);
  return session;
}

/** What a page that was drawn at build knows: it was drawn for everybody. */
const NOBODY_YET: Session = { status: "unknown", hint: null };

function sessionOfBuild(): Session {
  return NOBODY_YET;
}
