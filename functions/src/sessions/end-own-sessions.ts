import { DomainError } from "@niyamdesk/domain/base/errors";
import { isEnded } from "@niyamdesk/domain/sessions/session-gate";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { profileRef } from "../platform/refs.ts";
import { endOne, endOthers, type Noted } from "./end-sessions.ts";

/** One of the caller's own. @throws DomainError session_ended */
export function endOwn(caller: Caller, session: string): Promise<void> {
  return endOne(caller.uid, session, noted(caller, "one"), caller);
}

/** The caller's very session, as they sign out: what is left of its tokens opens nothing. It is no act upon others, and nobody's to look up. */
export function leaveOwn({ uid, session }: Caller): Promise<void> {
  return endOne(uid, session);
}

/** All of the caller's own but this one. @throws DomainError session_ended */
export function endOwnOthers(caller: Caller): Promise<void> {
  return endOthers(caller.uid, caller, noted(caller, "others"));
}

/**
 * Kept: whoever is in somebody's account can throw its owner out. Whom the owner has thrown out or shut out by a new password since the call
 * came in, neither ends anybody nor spares themselves.
 */
function noted({ uid, role, session, signedInAt }: Caller, sessions: "one" | "others"): Noted {
  return (unit, gate) => {
    if (isEnded(gate, session, signedInAt)) throw new DomainError("session_ended");
    audit(unit, `account.sessions_ended_${uid}_${Date.now()}`, {
      ...{ actor: uid, role: role ?? "", action: "account.sessions_ended", subject: profileRef(uid).path },
      ...{ before: null, after: { sessions } },
    });
  };
}
