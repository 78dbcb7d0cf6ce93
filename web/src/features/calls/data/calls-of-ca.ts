import { callsOfCaQuery } from "@niyamdesk/domain/calls/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type ListedCall, readListedCall } from "../day/day-call.ts";

/** A CA's latest calls, live. */
export function useCallsOfCa(uid: string): Live<ListedCall[]> {
  return useLiveQuery(callsOfCaQuery, { uid }, readListedCall);
}
