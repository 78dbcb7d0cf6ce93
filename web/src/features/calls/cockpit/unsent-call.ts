import type { CallableInput } from "@niyamdesk/domain/callables";
import type { CallDisposition, CallStatus } from "@niyamdesk/domain/calls/call";
import { followUpToSend } from "./follow-up.ts";
import { type CallForm, type OngoingCall, secondsOf } from "./ongoing-call.ts";

/** A call that is over and still has to reach the server. Instants are epoch ms of the server's clock, as far as it is known. */
export interface UnsentCall {
  callId: string;
  leadId: string;
  name: string;
  /** The server may know of its begin: the end is told first, and the whole only when it does not. */
  wasStarted: boolean;
  type: "outbound" | "inbound";
  status: CallStatus;
  disposition: CallDisposition | null;
  notes: string;
  followUp: number | null;
  told: number | null;
  startedAt: number;
  connectedAt: number | null;
  endedAt: number;
  seconds: number;
  /** How far the server's clock is ahead of this device's. */
  ahead: number;
  /** Why the server will not have it; null: it has not said no. */
  refusal: string | null;
}

/** The longest that the functions believe. */
const LONGEST_AGO_MS = 86_400_000;
const LONGEST_NOTES = 4000;

/** @param paidNote puts the service that was paid for into words */
export function unsentOf(call: OngoingCall, now: number, paidNote: (service: string) => string): UnsentCall {
  const { callId, leadId, name, ahead, startedAt, connectedAt, told, status, disposition } = call;
  const over: OngoingCall = { ...call, endedAt: call.endedAt ?? now };
  const ended = status ?? "failed";
  const measured = ended === "connected" && !isDeskWithoutConnect(call) ? secondsOf(over, now) : 0;
  return {
    ...{ callId, leadId, name, ahead, startedAt, connectedAt, told, disposition },
    ...{ wasStarted: true, type: "outbound", status: ended, refusal: null },
    notes: notesOf(call, paidNote),
    followUp: followUpToSend(call),
    endedAt: over.endedAt ?? now,
    seconds: Math.min(told ?? measured, measured),
  };
}

function isDeskWithoutConnect({ device, connectedAt }: OngoingCall): boolean {
  return device === "desk" && connectedAt === null;
}

export function notesOf(
  { notes, paid, disposition }: CallForm,
  paidNote: (service: string) => string,
): string {
  const lines = [disposition === "converted" && paid !== "" ? paidNote(paid) : "", notes.trim()];
  return lines.filter(Boolean).join("\n").slice(0, LONGEST_NOTES);
}

/** @param deviceNow epoch ms of this device's clock at the sending */
export function saveInput(call: UnsentCall, deviceNow: number): CallableInput<"saveCall"> {
  const now = deviceNow + call.ahead;
  const ago = (instant: number) => Math.round(Math.min(LONGEST_AGO_MS, Math.max(0, now - instant)));
  const { callId, status, disposition, notes, followUp, told, connectedAt, endedAt } = call;
  return {
    ...{ call_id: callId, status, disposition, notes, follow_up: followUp, told_seconds: told },
    ended_ago: ago(endedAt),
    connected_ago: connectedAt === null ? null : ago(connectedAt),
  };
}

export function logInput(call: UnsentCall): CallableInput<"logCall"> {
  const { callId, leadId, type, status, disposition, notes, followUp, startedAt, seconds } = call;
  return {
    ...{ call_id: callId, lead_id: leadId, call_type: type, status, disposition, notes },
    ...{ follow_up: followUp, started_at: Math.round(startedAt), seconds },
  };
}
