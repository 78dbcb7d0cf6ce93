import { useEffect, useRef } from "react";
import type { CockpitModel } from "./cockpit-model.ts";
import type { OngoingCall } from "./ongoing-call.ts";

/** On a phone the page sleeps while people talk: whoever comes back has just hung up, until they say otherwise. */
export function useReturn(model: CockpitModel, call: OngoingCall): void {
  const { change, now, isResumed } = model;
  const isWaiting = call.device === "phone" && call.status === null;
  const wasReloaded = useRef(isResumed);
  useEffect(() => {
    if (!isWaiting) return;
    if (wasReloaded.current) {
      wasReloaded.current = false;
      change({ endedAt: now() });
    }
    const back = () => {
      if (document.visibilityState === "visible") change({ endedAt: now() });
    };
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [isWaiting, change, now]);
}
