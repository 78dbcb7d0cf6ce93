import { isEnded, type SessionGate } from "@niyamdesk/domain/sessions/session-gate";
import { useEffect } from "react";
import type { SignedIn } from "../../../lib/session/session-store.ts";

const AFTER_PAGE_MS = 3000;
const loadNote = () => import("../sessions/note-session.ts");

/**
 * Says that this session is in use, and leaves when it is ended elsewhere.
 *
 * @param gate what the profile says of sessions; `refused`: it may not be read any more; null: not known yet
 */
export function useOwnSessionWatch(own: SignedIn | null, gate: SessionGate | "refused" | null): void {
  const session = own?.session;
  const begunAt = own?.begunAt ?? 0;
  const isRefused = gate === "refused";
  const isOver =
    session !== undefined && gate !== null && gate !== "refused" && isEnded(gate, session, begunAt);
  const isThere = gate !== null;
  useEffect(() => {
    if (session === undefined || !isThere || isOver) return;
    // Whose session was ended hears of it by the answer; else the page comes first.
    const due = window.setTimeout(
      () =>
        void loadNote()
          .then(({ noteSession }) => noteSession(session, { atOnce: isRefused }))
          .catch(console.warn),
      isRefused ? 0 : AFTER_PAGE_MS,
    );
    return () => window.clearTimeout(due);
  }, [session, isThere, isRefused, isOver]);
  useEffect(() => {
    if (!isOver) return;
    void import("../../../lib/session/session-ended.ts")
      .then(({ leaveEndedSession }) => leaveEndedSession())
      .catch(console.error);
  }, [isOver]);
}
