import { ownCallsSinceQuery } from "@niyamdesk/domain/calls/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type CallRecord, readCallRecord } from "../history/read-call.ts";

/** A telecaller's calls since an instant (epoch ms), the latest first, live. */
export function useCallsSince(uid: string, since: number): Live<CallRecord[]> {
  return useLiveQuery(ownCallsSinceQuery, { uid, since_at: since }, readCallRecord);
}
