import type { CallDisposition, CallStatus } from "@niyamdesk/domain/calls/call";
import type { CallDevice, CurrentCall } from "@niyamdesk/domain/calls/current-call";
import { LONG_CALL_MS } from "@niyamdesk/domain/calls/current-call";
import type { Callee } from "./cockpit.ts";

/** When somebody is called again, as it was chosen. */
export type FollowUpKind = "none" | "hours" | "tomorrow" | "week" | "pick";
export interface FollowUp {
  kind: FollowUpKind;
  /** Epoch ms, fixed at the press; null: nothing, or nothing whole yet. */
  at: number | null;
  /** What stands in the fields, of a time that is picked. */
  day: string;
  time: string;
}

export const NO_FOLLOW_UP: FollowUp = { kind: "none", at: null, day: "", time: "" };

/** What is said of a call while its form is filled in. */
export interface CallForm {
  status: CallStatus | null;
  disposition: CallDisposition | null;
  notes: string;
  followUp: FollowUp;
  /** The service that was paid for, where nobody knows of a payment. */
  paid: string;
  /** How long the caller says it was, in seconds; null: as measured. */
  told: number | null;
  /** 'Nobody calls this number again' was confirmed. */
  barred: boolean;
}

export const EMPTY_FORM: CallForm = {
  status: null,
  disposition: null,
  notes: "",
  followUp: NO_FOLLOW_UP,
  paid: "",
  told: null,
  barred: false,
};

/**
 * The call somebody is on, as this device keeps it from the press on Call to the saved end, with all that is typed. Instants are
 * epoch ms of the server's clock, as far as it is known.
 */
export interface OngoingCall extends CallForm {
  callId: string;
  leadId: string;
  name: string;
  /** E.164 */
  phone: string;
  device: CallDevice;
  /** How far the server's clock is ahead of this device's. */
  ahead: number;
  startedAt: number;
  /** The server knows of the call. False: it is told as a whole when it is over. */
  isKnown: boolean;
  connectedAt: number | null;
  /** The server knows that it connected. */
  isConnectKnown: boolean;
  endedAt: number | null;
  /**
   * When it was begun, and connected, by the clock of the device where it was pressed; null: on another device. What the clock
   * shows is reckoned from here, so that it never runs back when the server's word comes, which is later than the press.
   */
  pressedAt: number | null;
  answeredAt: number | null;
  /** When this device was last seen at work on it. */
  seenAt: number;
}

export type Phase = "dialing" | "connected" | "ended";

export function phaseOf({ status, endedAt }: Pick<OngoingCall, "status" | "endedAt">): Phase {
  if (status === null) return "dialing";
  return status === "connected" && endedAt === null ? "connected" : "ended";
}

export function newCall(
  callee: Callee & { phone_e164: string },
  at: { callId: string; device: CallDevice; now: number; ahead: number },
): OngoingCall {
  const { callId, device, now, ahead } = at;
  return {
    ...EMPTY_FORM,
    ...{ callId, device, ahead, leadId: callee.lead_id, name: callee.name, phone: callee.phone_e164 },
    ...{ startedAt: now, isKnown: false, connectedAt: null, isConnectKnown: false },
    ...{ endedAt: null, pressedAt: null, answeredAt: null, seenAt: now },
  };
}

/**
 * The call after the server's word of its begin: all instants that this device reckoned by its old measure of the server's clock move with
 * the new one.
 *
 * @param startedAt by the server
 * @param deviceNow epoch ms of this device's clock, when the word came
 */
export function startedAs(kept: OngoingCall, startedAt: number, deviceNow: number): OngoingCall {
  const ahead = startedAt - deviceNow;
  const moved = (instant: number | null) => (instant === null ? null : instant + ahead - kept.ahead);
  return {
    ...kept,
    ...{ startedAt, ahead, isKnown: true, endedAt: moved(kept.endedAt) },
    connectedAt: kept.isConnectKnown ? kept.connectedAt : moved(kept.connectedAt),
  };
}

/**
 * What the server says of the call, over what this device keeps of it. Another's, or none: as the server has it.
 *
 * @param ahead of the server's clock, where this device keeps nothing of the call
 */
export function withServer(kept: OngoingCall | null, server: CurrentCall, ahead: number): OngoingCall {
  const startedAt = server.started_at.toMillis();
  const connectedAt = server.connected_at?.toMillis() ?? null;
  const own: OngoingCall =
    kept?.callId === server.call_id
      ? kept
      : {
          ...newCall(
            { lead_id: server.lead_id, name: server.lead_name, phone_e164: server.lead_phone },
            { callId: server.call_id, device: server.device, now: startedAt, ahead },
          ),
          status: connectedAt === null ? null : "connected",
        };
  return {
    ...own,
    ...{ startedAt, isKnown: true },
    ...(connectedAt === null ? {} : { connectedAt, isConnectKnown: true }),
  };
}

/**
 * Whole seconds that the call has lasted: on a desk those of talking once it has connected, before that those of dialling; on a
 * phone from the tap. Reckoned from two instants, so that sleep, a reload or a second tab change nothing.
 */
export function secondsOf(call: OngoingCall, now: number): number {
  const { device, ahead, startedAt, connectedAt, pressedAt, answeredAt } = call;
  const until = call.endedAt ?? now;
  const from =
    device === "desk" && connectedAt !== null
      ? (byServer(answeredAt, ahead) ?? connectedAt)
      : (byServer(pressedAt, ahead) ?? startedAt);
  return Math.max(0, Math.floor((until - from) / 1000));
}

function byServer(deviceInstant: number | null, ahead: number): number | null {
  return deviceInstant === null ? null : deviceInstant + ahead;
}

/** 'About 4 min'; what was talked at all is a minute. */
export function aboutMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

/** So long that it is asked about: somebody may have forgotten it. */
export function isLong(call: OngoingCall, now: number): boolean {
  return (call.endedAt ?? now) - call.startedAt > LONG_CALL_MS;
}

/** When this device last saw somebody at work on it; never before it began. */
export function lastSignOf({ seenAt, connectedAt, startedAt }: OngoingCall): number {
  return Math.max(seenAt, connectedAt ?? startedAt, startedAt);
}
