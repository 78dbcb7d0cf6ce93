import { clockOf } from "@niyamdesk/domain/calls/current-call";
import { useEffect, useReducer } from "react";
import { type OngoingCall, secondsOf } from "./ongoing-call.ts";

/** How long the call has lasted. It is reckoned anew each second and on waking; nothing counts up. */
export function CallClock({ call, now }: { call: OngoingCall; now(): number }) {
  useSecond(call.endedAt === null);
  return (
    <span role="timer" translate="no" className="figures">
      {clockOf(secondsOf(call, now()))}
    </span>
  );
}

/** Draws again every second, and when somebody comes back. */
export function useSecond(isOn: boolean): void {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isOn) return;
    const ticking = window.setInterval(drawAgain, 1000);
    document.addEventListener("visibilitychange", drawAgain);
    return () => {
      window.clearInterval(ticking);
      document.removeEventListener("visibilitychange", drawAgain);
    };
  }, [isOn]);
}
