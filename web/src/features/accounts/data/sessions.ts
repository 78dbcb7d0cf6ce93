import { BROWSERS, type Device, SYSTEMS } from "@niyamdesk/domain/sessions/device";
import { ownSessionsQuery, sessionsOfStaffQuery } from "@niyamdesk/domain/sessions/queries";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { oneIn, recentTimeIn, type StoredData, textIn } from "../../../lib/firestore/stored.ts";

export interface SessionView {
  /** What its tokens call it. */
  session: string;
  device: Device | null;
  /** Epoch ms. */
  first: number;
  last: number;
}

/** Where the person is signed in, the last seen first, live. */
export function useOwnSessions(uid: string): Live<SessionView[]> {
  return useLiveQuery(ownSessionsQuery, { uid }, readSession);
}

/** The same of a colleague, for administrators. */
export function useSessionsOf(staff_id: string): Live<SessionView[]> {
  return useLiveQuery(sessionsOfStaffQuery, { staff_id }, readSession);
}

function readSession(_: string, data: StoredData): SessionView | null {
  const session = textIn(data, "session");
  if (session === null) return null;
  const device = typeof data.device === "object" && data.device !== null ? (data.device as StoredData) : null;
  return {
    session,
    device: device && {
      browser: oneIn(device, "browser", BROWSERS, "other"),
      system: oneIn(device, "system", SYSTEMS, "other"),
    },
    first: recentTimeIn(data, "first_seen"),
    last: recentTimeIn(data, "last_seen"),
  };
}

/** Throws `AppError`. */
export const endSession = (session: string) => call("endSession", { session });
export const endOtherSessions = () => call("endOtherSessions", {});
