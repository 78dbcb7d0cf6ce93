import {
  CALL_DISPOSITIONS,
  CALL_STATUSES,
  type CallDisposition,
  type CallStatus,
} from "@niyamdesk/domain/calls/call";
import type { CallWish } from "@niyamdesk/domain/calls/calling-hours";
import { numberIn, partIn, type StoredData, textIn, timeIn } from "../firestore/stored.ts";

/** Parts of a lead as they are stored, for all who show or call it. Instants are epoch ms. */

/** Somebody on the phone with them. */
export interface CallingNow {
  uid: string;
  /** First name. */
  name: string | null;
  since: number;
}

export interface LastCallView {
  at: number;
  status: CallStatus;
  disposition: CallDisposition | null;
}

export function callingIn(lead: StoredData): CallingNow | null {
  const part = partIn(lead, "calling");
  const [uid, since] = [textIn(part, "uid"), timeIn(part, "since")];
  return uid === null || since === null ? null : { uid, since, name: textIn(part, "name") };
}

export function lastCallIn(lead: StoredData): LastCallView | null {
  const part = partIn(lead, "last_call");
  const at = timeIn(part, "at");
  const status = CALL_STATUSES.find((known) => known === part.status);
  if (at === null || status === undefined) return null;
  return { at, status, disposition: CALL_DISPOSITIONS.find((known) => known === part.disposition) ?? null };
}

/** Where they agreed to be called, as functions or an administrator named it, and when that came to us; null: nobody knows. */
export function consentIn(lead: StoredData): { source: string; at: number } | null {
  const part = partIn(lead, "consent");
  const [source, at] = [textIn(part, "source"), timeIn(part, "at")];
  return source === null || at === null ? null : { source, at };
}

/** When they want to be called; null: whenever we call. */
export function wishIn(lead: StoredData): CallWish | null {
  const part = partIn(lead, "wish");
  const { from, to } = { from: numberIn(part, "from"), to: numberIn(part, "to") };
  return from < to ? { from, to } : null;
}
