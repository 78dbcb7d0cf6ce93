import {
  CALL_DISPOSITIONS,
  CALL_STATUSES,
  type CallDisposition,
  type CallStatus,
} from "@niyamdesk/domain/calls/call";
import {
  numberIn,
  oneIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../../lib/firestore/stored.ts";

/** A call as a day lists it. */
export interface ListedCall {
  id: string;
  leadId: string;
  /** They called us. */
  isInbound: boolean;
  name: string;
  status: CallStatus;
  disposition: CallDisposition | null;
  seconds: number;
  /** Epoch ms. */
  startedAt: number;
  notes: string;
  /** A follow-up was wanted and is not done. */
  isDue: boolean;
  followUpAt: number | null;
}

export function readListedCall(id: string, data: StoredData): ListedCall {
  return {
    id,
    leadId: textIn(data, "lead_id") ?? "",
    isInbound: data.call_type === "inbound",
    name: textIn(data, "lead_name") ?? "",
    status: oneIn(data, "call_status", CALL_STATUSES, "failed"),
    disposition: CALL_DISPOSITIONS.find((known) => known === data.call_disposition) ?? null,
    seconds: numberIn(data, "call_duration"),
    startedAt: recentTimeIn(data, "call_started_at"),
    notes: textIn(data, "notes") ?? "",
    isDue: data.follow_up_required === true,
    followUpAt: timeIn(data, "follow_up_date"),
  };
}

/** Calls that nothing was written about; those in which somebody spoke come first, since they can be forgotten. */
export function withoutNote(calls: readonly ListedCall[]): ListedCall[] {
  const bare = calls.filter(({ notes }) => notes.trim() === "");
  const spoke = ({ status }: ListedCall) => status === "connected";
  return [...bare.filter(spoke), ...bare.filter((call) => !spoke(call))];
}
