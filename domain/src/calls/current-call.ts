import type { Moment } from "../time/moment.ts";
import type { CallStatus } from "./call.ts";

/** From what it was dialled: on a desk somebody says when it connects, a phone's page sleeps while people talk. */
export const CALL_DEVICES = ["desk", "phone"] as const;
export type CallDevice = (typeof CALL_DEVICES)[number];

/**
 * `current_calls/{uid}`: the one call somebody is on. It is there from the press on Call to the saved end, so that a reload, a
 * crash or a second tab comes back to it, and others see who is being called.
 */
export interface CurrentCall {
  telecaller_id: string;
  /** First name, as others read it: 'Asha is calling'. */
  telecaller_name: string;
  /** The id that the call's record will have. */
  call_id: string;
  lead_id: string;
  lead_name: string;
  /** E.164. */
  lead_phone: string;
  device: CallDevice;
  /** The server's clock. */
  started_at: Moment;
  /** Null: nobody has answered yet. */
  connected_at: Moment | null;
}

/** After so long a call is asked about: is it over? */
export const LONG_CALL_MS = 2 * 3_600_000;
/** The longest call that is believed. */
export const LONGEST_CALL_S = 4 * 3600;

/** From when to when somebody was spoken to, in epoch ms; what is open ends now. */
interface Span {
  started: number;
  connected: number | null;
  ended: number;
}

/**
 * Whole seconds of talking, never below 0. On a desk from 'Connected' to the end, on a phone from the tap on Call to the
 * return; the caller only makes it shorter.
 *
 * @param told what the caller says it was, in seconds; null: as measured
 */
export function talkSeconds(device: CallDevice, status: CallStatus, span: Span, told: number | null): number {
  if (status !== "connected") return 0;
  const from = device === "desk" ? (span.connected ?? span.ended) : span.started;
  const measured = Math.min(Math.max(0, Math.floor((span.ended - from) / 1000)), LONGEST_CALL_S);
  return told === null ? measured : Math.min(Math.max(0, Math.floor(told)), measured);
}

/** `3:04`, `1:02:07`; 'No connection' is said by whoever shows a call without a second of talking. */
export function clockOf(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = `${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}
