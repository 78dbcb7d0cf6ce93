import { useCallback, useEffect, useRef, useState } from "react";
import type { Held } from "./call-lock.ts";
import type { KnownCalls } from "./known-calls.ts";
import type { OngoingCall } from "./ongoing-call.ts";

/** Says in a tab that showed a call as running in another one that it was saved there. */
export function useSavedElsewhere(
  call: OngoingCall | null,
  held: Held,
  known: KnownCalls,
): { savedElsewhere: string | null; close(): void; workHere(): void } {
  const watched = useRef<OngoingCall | null>(null);
  const [name, setName] = useState<string | null>(null);

  useEffect(() => {
    const before = watched.current;
    if (call !== null) {
      if (held === "elsewhere") watched.current = call;
      else if (before?.callId !== call.callId) watched.current = null;
      setName(null);
    } else if (before !== null) {
      watched.current = null;
      // One that never came about is no call that was saved.
      setName(before.isKnown || known.saved.has(before.callId) ? before.name : null);
    }
  }, [call, held, known]);

  return {
    savedElsewhere: name,
    close: useCallback(() => setName(null), []),
    workHere: useCallback(() => {
      watched.current = null;
    }, []),
  };
}
