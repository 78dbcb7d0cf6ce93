import { useCallback, useEffect, useState } from "react";

/** Which tab of this browser is at work on a call. */
export type Held = "asking" | "here" | "elsewhere";

/**
 * One tab holds the call; a tab that ends, crashes or is closed lets go of it by itself. A browser without locks has it in every tab.
 *
 * @param callId null: there is none
 */
export function useCallLock(callId: string | null): { held: Held; takeHere(): void } {
  const [state, setState] = useState<{ callId: string | null; held: Held }>({ callId: null, held: "asking" });
  const [steals, setSteals] = useState(0);

  useEffect(() => {
    if (callId === null) return;
    const locks: LockManager | undefined = navigator.locks;
    if (locks === undefined) {
      setState({ callId, held: "here" });
      return;
    }
    let letGo: () => void = () => undefined;
    let isOver = false;
    const until = new Promise<void>((done) => {
      letGo = done;
    });
    const hold = (lock: Lock | null) => {
      if (isOver) return undefined;
      setState({ callId, held: lock === null ? "elsewhere" : "here" });
      return lock === null ? undefined : until;
    };
    const options = steals > 0 ? { steal: true } : { ifAvailable: true };
    locks.request(`niyamdesk.call.${callId}`, options, hold).catch(() => {
      // Another tab went on with it.
      if (!isOver) setState({ callId, held: "elsewhere" });
    });
    return () => {
      isOver = true;
      letGo();
    };
  }, [callId, steals]);

  const takeHere = useCallback(() => setSteals((count) => count + 1), []);
  return { held: state.callId === callId ? state.held : "asking", takeHere };
}
