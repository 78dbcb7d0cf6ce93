import type { Role } from "@niyamdesk/domain/base/roles";
import { useEffect } from "react";
import { errors } from "#messages/errors.ts";
import { pause } from "../../../lib/loading/pause.ts";
import { currentSession, endSuspendedSession, refreshSession } from "../../../lib/session/session-store.ts";
import type { Standing } from "../data/own-standing.ts";

/** The token has what the profile says by then; more tries are for a network that fails. Then the next change is waited for. */
const WAITS_MS = [0, 3000, 10_000];

/** Brings the session in line with what the server says of the account. */
export function useStanding(said: Standing, role: Role | null): void {
  useEffect(() => {
    if (said === null || role === null || said === role) return;
    let over = false;
    void follow(said, () => over);
    return () => {
      over = true;
    };
  }, [said, role]);
}

async function follow(said: Role | "suspended", isOver: () => boolean): Promise<void> {
  for (const wait of WAITS_MS) {
    await pause(wait);
    if (isOver()) return;
    try {
      await (said === "suspended" ? endSuspendedSession(errors.account_suspended) : refreshSession());
      const session = currentSession();
      if (session.status !== "signed_in" || session.role === said) return;
    } catch {
      // Could not be asked: the next turn tries again, and functions refuse meanwhile.
    }
  }
}
