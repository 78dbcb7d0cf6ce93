import type { CallDisposition, CallStatus } from "@niyamdesk/domain/calls/call";
import {
  emptyDay,
  minuteOfIstDay,
  type TelecallerDay,
  withCall,
  withResult,
} from "@niyamdesk/domain/calls/call-day";
import { istDay } from "@niyamdesk/domain/time/time";

/** A call that is over and has not reached the server, as far as figures need it; epoch ms. */
export interface Unsent {
  callId: string;
  leadId: string;
  status: CallStatus;
  disposition: CallDisposition | null;
  startedAt: number;
  seconds: number;
}

/** The days with calls that the server does not know yet, counted as it will count them. */
export function withUnsent(
  days: readonly TelecallerDay[],
  unsent: readonly Unsent[],
  uid: string,
): TelecallerDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  for (const { callId, leadId, status, disposition, startedAt, seconds } of unsent) {
    const name = istDay(startedAt);
    const minute = minuteOfIstDay(startedAt);
    const day = known.get(name) ?? emptyDay(uid, startedAt);
    // It may have arrived a moment ago: then it is there once all the same.
    const counted = withCall(day, { id: callId, lead_id: leadId, minute, status, disposition, seconds });
    const brought = disposition === "interested" || disposition === "converted" ? disposition : null;
    known.set(name, brought ? withResult(counted, { lead_id: leadId, minute, result: brought }) : counted);
  }
  return [...known.values()];
}
