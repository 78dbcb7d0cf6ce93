import { useEffect, useMemo, useRef } from "react";
import { useServerClock } from "../../../lib/time/server-clock.ts";
import { useCurrentCall } from "../data/current-call.ts";
import { keepCall, useKeptCall } from "./kept-call.ts";
import { type OngoingCall, withServer } from "./ongoing-call.ts";
import type { UnsentCall } from "./unsent-call.ts";

/** What this page knows of calls by their ids; it changes without drawing anything. */
export interface KnownCalls {
  /** Begun by this page. */
  begun: Set<string>;
  /** Saved or given up: the server may say for a moment longer that they run. */
  over: Set<string>;
  /** Heard of from the server. */
  seen: Set<string>;
}

/**
 * The one call somebody is on: what the server says, with what this device keeps of it, or a call that only this device knows yet.
 *
 * @param unsent calls that are over, wherever they were saved
 * @param onGone it was ended in another tab or on another device
 */
export function useOngoingCall(
  uid: string,
  unsent: readonly UnsentCall[],
  onGone: () => void,
): { call: OngoingCall | null; known: KnownCalls } {
  const ahead = useServerClock();
  const server = useCurrentCall(uid);
  const kept = useKeptCall(uid);
  const known = useRef<KnownCalls>({ begun: new Set(), over: new Set(), seen: new Set() }).current;

  // They stay over also once they were sent: the server's word that nothing runs comes a moment later.
  for (const { callId } of unsent) known.over.add(callId);
  const current = server.status === "ready" ? server.value : null;
  const told = current !== null && !known.over.has(current.call_id) ? current : null;
  if (told) known.seen.add(told.call_id);

  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    if (kept === null || server.status !== "ready" || server.value !== null || !kept.isKnown) return;
    // The answer to its begin may be quicker than the news of it.
    if (known.begun.has(kept.callId) && !known.seen.has(kept.callId)) return;
    keepCall(uid, null);
    gone.current();
  }, [kept, server, uid, known]);

  const call = useMemo(() => {
    if (told === null) return kept;
    const isOwnNews = kept !== null && kept.callId !== told.call_id && known.begun.has(kept.callId);
    return isOwnNews ? kept : withServer(kept, told, ahead);
  }, [told, kept, ahead, known]);
  return { call, known };
}
