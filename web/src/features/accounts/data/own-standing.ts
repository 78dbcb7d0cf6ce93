import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Role, roleOf } from "@niyamdesk/domain/base/roles";
import type { SessionGate } from "@niyamdesk/domain/sessions/session-gate";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import type { StoredData } from "../../../lib/firestore/stored.ts";

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
    standing: isShutOut(data) ? "suspended" : roleOf(data.role),
    // Written by functions alone.
    gate: data as SessionGate,
  }));
}

/** Of the staff suspended, of clients closed. */
function isShutOut({ staff_status, account_state }: StoredData): boolean {
  return staff_status === "suspended" || account_state === "closed";
}
