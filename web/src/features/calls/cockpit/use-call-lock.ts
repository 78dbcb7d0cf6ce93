import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { type Held, holdCall } from "./call-lock.ts";

/**
 * Whether this tab is the one at work on the call. A browser without locks has it in every tab.
 *
 * @param callId null: there is none
 * @param goesOn asked when this tab had to wait for it
 */
export function useCallLock(
  callId: string | null,
  goesOn: (callId: string) => boolean,
): { held: Held; takeHere(): void } {
  const [state, setState] = useState<{ callId: string | null; held: Held }>({ callId: null, held: "asking" });
  // Of one call: the next one is whose tab begins it.
  const [taken, setTaken] = useState<{ callId: string | null; times: number }>({ callId: null, times: 0 });
  const times = taken.callId === callId ? taken.times : 0;
  const mayGoOn = useEffectEvent(goesOn);

  useEffect(() => {
    if (callId === null) return;
    const say = (held: Held) => setState({ callId, held });
    const locks: LockManager | undefined = navigator.locks;
    if (locks !== undefined)
      return holdCall(locks, callId, { steals: times > 0, goesOn: () => mayGoOn(callId), say });
    say("here");
    return undefined;
  }, [callId, times]);

  const takeHere = useCallback(
    () => setTaken((before) => ({ callId, times: before.callId === callId ? before.times + 1 : 1 })),
    [callId],
  );
  return { held: state.callId === callId ? state.held : "asking", takeHere };
}
