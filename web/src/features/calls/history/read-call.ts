import {
  CALL_DISPOSITIONS,
  CALL_STATUSES,
  CALL_TYPES,
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

/** A call of the past. Instants are epoch ms. */
export interface CallRecord {
  id: string;
  leadId: string;
  name: string;
  /** E.164; null: it was erased. */
  phone: string | null;
  type: (typeof CALL_TYPES)[number];
  status: CallStatus;
  disposition: CallDisposition | null;
  seconds: number;
  startedAt: number;
  notes: string;
  /** Wanted and not done. */
  isDue: boolean;
  followUpAt: number | null;
}

export function readCallRecord(id: string, data: StoredData): CallRecord {
  return {
    id,
    leadId: textIn(data, "lead_id") ?? "",
    name: textIn(data, "lead_name") ?? "",
    phone: textIn(data, "lead_phone"),
    type: oneIn(data, "call_type", CALL_TYPES, "outbound"),
    status: oneIn(data, "call_status", CALL_STATUSES, "failed"),
    disposition: CALL_DISPOSITIONS.find((known) => known === data.call_disposition) ?? null,
    seconds: numberIn(data, "call_duration"),
    startedAt: recentTimeIn(data, "call_started_at"),
    notes: textIn(data, "notes") ?? "",
    isDue: data.follow_up_required === true,
    followUpAt: timeIn(data, "follow_up_date"),
  };
}
