import { callsOfCaQuery } from "@niyamdesk/domain/calls/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type CallRecord, readCallRecord } from "../history/read-call.ts";

/** A CA's latest calls, live. */
export function useCallsOfCa(uid: string): Live<CallRecord[]> {
  return useLiveQuery(callsOfCaQuery, { uid }, readCallRecord);
}
