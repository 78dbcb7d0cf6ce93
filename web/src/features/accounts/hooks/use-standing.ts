import type { Role } from "@niyamdesk/domain/base/roles";
import { useEffect } from "react";
import { failures } from "#messages/failures.ts";
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
      await (said === "suspended" ? endSuspendedSession(await suspendedWords()) : refreshSession());
      const session = currentSession();
      if (session.status !== "signed_in" || session.role === said) return;
    } catch {
      // Could not be asked: the next turn tries again, and functions refuse meanwhile.
    }
  }
}

/** The words for each refusal are a file of their own; without it the session ends all the same. */
async function suspendedWords(): Promise<string> {
  try {
    return (await import("#messages/errors.ts")).errors.account_suspended;
  } catch {
    return failures.internal;
  }
}
