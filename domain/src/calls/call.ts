import type { Moment } from "../time/moment.ts";

export const CALL_TYPES = ["outbound", "inbound"] as const;

/** How a call ended; all but `connected` without anybody having answered. */
export const CALL_STATUSES = ["connected", "no_answer", "busy", "voicemail", "failed"] as const;

/** What came of a call. */
export const CALL_DISPOSITIONS = [
  "interested",
  "not_interested",
  "callback",
  "converted",
  "do_not_call",
] as const;

export type CallStatus = (typeof CALL_STATUSES)[number];
export type CallDisposition = (typeof CALL_DISPOSITIONS)[number];

/** `telecaller_calls/{id}`; functions write it when a call ends. Who called writes it, later only notes and follow-up change. */
export interface TelecallerCall {
  id?: string;
  /** Uid of who called. */
  telecaller_id: string;
  lead_id: string;
  /** The lead's, as they were at the call. */
  lead_name: string;
  /** E.164. */
  lead_phone: string;
  call_type: (typeof CALL_TYPES)[number];
  call_status: CallStatus;
  /** Null where nobody was spoken to. */
  call_disposition: CallDisposition | null;
  /** Whole seconds of talking, never below 0. */
  call_duration: number;
  call_started_at: Moment;
  call_ended_at: Moment;
  notes: string;
  /** Wanted and not done yet. */
  follow_up_required: boolean;
  follow_up_date: Moment | null;
  /** Told so late that somebody had called, moved or dated the lead since, or it had changed hands: that stood. */
  lead_moved_on?: boolean;
  /** What it is found by: name and number (`searchWordsOf`). */
  search_words: readonly string[];
  created_at: Moment;
  updated_at: Moment;
}
