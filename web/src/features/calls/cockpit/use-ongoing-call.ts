import { useCallback, useEffect, useMemo, useRef } from "react";
import { useServerClock } from "../../../lib/time/server-clock.ts";
import { useCurrentCall } from "../data/current-call.ts";
import { keepCall, keptCall, useKeptCall } from "./kept-call.ts";
import { isOver, type KnownCalls, learn, nothingKnown } from "./known-calls.ts";
import { type OngoingCall, withServer } from "./ongoing-call.ts";
import { unsentCalls } from "./outbox.ts";
import type { UnsentCall } from "./unsent-call.ts";

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
): { call: OngoingCall | null; known: KnownCalls; goesOn(callId: string): boolean } {
  const ahead = useServerClock();
  const server = useCurrentCall(uid);
  const stored = useKeptCall(uid);
  const known = useRef(nothingKnown()).current;
  learn(known, { unsent, kept: stored });
  // A page that ended between the two leaves it in both places.
  const kept = stored !== null && known.over.has(stored.callId) ? null : stored;
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
  // Read anew: the lock of another tab may come before the news of what it saved.
  const goesOn = useCallback(
    (callId: string) => !isOver(callId, known, { unsent: unsentCalls(uid), kept: keptCall(uid) }),
    [uid, known],
  );
  return { call, known, goesOn };
}
