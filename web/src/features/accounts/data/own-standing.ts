import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Role, roleOf } from "@niyamdesk/domain/base/roles";
import type { SessionGate } from "@niyamdesk/domain/sessions/session-gate";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";

/** What the server says of the account: its role, or that it is shut out. Null where the profile does not say. */
export type Standing = Role | "suspended" | null;

interface OwnStanding {
  standing: Standing;
  /** Which sessions do not count any more. */
  gate: SessionGate;
}

/** Live; null when the account has no profile. */
export function useOwnStanding(uid: string): Live<OwnStanding | null> {
  return useLiveDocument([COLLECTIONS.profiles, uid], (_, data) => ({
    standing: data.staff_status === "suspended" ? "suspended" : roleOf(data.role),
    // Written by functions alone.
    gate: data as SessionGate,
  }));
}
