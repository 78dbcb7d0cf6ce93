import type { TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import { ownDaysQuery } from "@niyamdesk/domain/calls/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { readDay } from "../day/read-day.ts";

/** A telecaller's days from one to another, both by name (`2026-11-29`), live. A day without a call has no record. */
export function useOwnDays(uid: string, from: string, last: string): Live<TelecallerDay[]> {
  return useLiveQuery(ownDaysQuery, { uid, from, last }, readDay);
}
