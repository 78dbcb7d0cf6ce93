import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { profileRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { endOne, endOthers } from "./end-sessions.ts";

/** One of the caller's own. */
export function endOwn(caller: Caller, session: string): Promise<void> {
  return endOne(caller.uid, session, noted(caller, "one"), caller.session);
}

/** The caller's very session, as they sign out: what is left of its tokens opens nothing. It is no act upon others, and nobody's to look up. */
export function leaveOwn({ uid, session }: Caller): Promise<void> {
  return endOne(uid, session);
}

/** All of the caller's own but this one. */
export function endOwnOthers(caller: Caller): Promise<void> {
  return endOthers(caller.uid, caller.session, noted(caller, "others"));
}

/** Kept: whoever is in somebody's account can throw its owner out. */
function noted({ uid, role }: Caller, sessions: "one" | "others"): (unit: UnitOfWork) => void {
  return (unit) =>
    audit(unit, `account.sessions_ended_${uid}_${Date.now()}`, {
      ...{ actor: uid, role: role ?? "", action: "account.sessions_ended", subject: profileRef(uid).path },
      ...{ before: null, after: { sessions } },
    });
}
