import { type StoredData, textIn, timeIn } from "../../lib/firestore/stored.ts";

/** A call as far as the day's figures need it. */
export interface CallView {
  id: string;
  status: string;
  disposition: string | null;
  followUpNeeded: boolean;
  /** Epoch ms. */
  followUpAt: number | null;
}

export function readCall(id: string, data: StoredData): CallView {
  return {
    id,
    status: textIn(data, "call_status") ?? "",
    disposition: textIn(data, "call_disposition"),
    followUpNeeded: data.follow_up_required === true,
    followUpAt: timeIn(data, "follow_up_date"),
  };
}

export interface Tally {
  calls: number;
  connected: number;
  converted: number;
}

export function tallyOf(calls: readonly CallView[]): Tally {
  return {
    calls: calls.length,
    connected: calls.filter(({ status }) => status === "connected").length,
    converted: calls.filter(({ disposition }) => disposition === "converted").length,
  };
}

/** Follow-ups whose day has come, those without a date included. `endOfDay` in epoch ms. */
export function dueFollowUps(calls: readonly CallView[], endOfDay: number): number {
  return calls.filter(({ followUpNeeded, followUpAt }) => followUpNeeded && (followUpAt ?? 0) < endOfDay)
    .length;
}

/** What a day should bring; null where nobody set it. */
export interface Targets {
  calls: number | null;
  conversions: number | null;
}

export function readTargets(targets: StoredData): Targets {
  return { calls: targetIn(targets, "daily_calls"), conversions: targetIn(targets, "daily_conversions") };
}

function targetIn(targets: StoredData, field: string): number | null {
  const value = targets[field];
  return typeof value === "number" && value > 0 ? value : null;
}
