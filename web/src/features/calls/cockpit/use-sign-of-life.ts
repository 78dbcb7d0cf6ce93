import { useEffect } from "react";
import { keepCall, keptCall } from "./kept-call.ts";
import type { OngoingCall } from "./ongoing-call.ts";

const EVERY_MS = 15_000;

/** A call that runs here leaves a sign of life now and then, by which one that was forgotten can be put right. */
export function useSignOfLife(uid: string, call: OngoingCall | null, isHere: boolean): void {
  const running = call !== null && isHere && call.endedAt === null ? call.callId : null;
  useEffect(() => {
    if (running === null) return;
    const sign = () => {
      const kept = keptCall(uid);
      if (kept?.callId !== running || document.visibilityState !== "visible") return;
      keepCall(uid, { ...kept, seenAt: Date.now() + kept.ahead });
    };
    const ticking = window.setInterval(sign, EVERY_MS);
    return () => window.clearInterval(ticking);
  }, [uid, running]);
}
