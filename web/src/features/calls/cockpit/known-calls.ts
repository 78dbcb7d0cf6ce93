import type { OngoingCall } from "./ongoing-call.ts";
import type { UnsentCall } from "./unsent-call.ts";

/** What this page knows of calls by their ids; it changes without drawing anything. */
export interface KnownCalls {
  /** Begun by this page. */
  begun: Set<string>;
  /** Saved or given up, here or in another tab: the server may say for a moment longer, and without a network for long, that they run. */
  over: Set<string>;
  /** Of those, the ones that were saved. */
  saved: Set<string>;
  /** Heard of from the server. */
  seen: Set<string>;
  /** This device keeps them, and would forget them only when they are over. */
  kept: Set<string>;
}

export function nothingKnown(): KnownCalls {
  return { begun: new Set(), over: new Set(), saved: new Set(), seen: new Set(), kept: new Set() };
}

/** What all tabs of this browser share of calls, at one moment. */
interface OnDevice {
  /** Over, and not at the server yet. */
  unsent: readonly UnsentCall[];
  /** The one that goes on; null: none does. */
  kept: OngoingCall | null;
}

/** Takes in what the device has now. What is over stays so, also once it was sent and stands nowhere any more. */
export function learn(known: KnownCalls, { unsent, kept }: OnDevice): void {
  for (const { callId } of unsent) {
    known.over.add(callId);
    known.saved.add(callId);
  }
  for (const callId of known.kept) {
    if (callId === kept?.callId) continue;
    known.over.add(callId);
    known.kept.delete(callId);
  }
  if (kept !== null) known.kept.add(kept.callId);
}

/** Whether a call is over, whatever the server said last. */
export function isOver(callId: string, known: KnownCalls, { unsent, kept }: OnDevice): boolean {
  return (
    known.over.has(callId) ||
    unsent.some((one) => one.callId === callId) ||
    (known.kept.has(callId) && kept?.callId !== callId)
  );
}

/** A call comes back that was given up: the server still has it as one that runs. */
export function forget(callId: string, known: KnownCalls): void {
  for (const of of [known.over, known.saved, known.kept]) of.delete(callId);
}
