import { type TouchEvent, useRef } from "react";
import type { ViewAct } from "./use-view.ts";

const FAR_PX = 60;

/** A finger that goes across turns the page, where the page itself cannot be moved across. */
export function useSwipe(isFitting: boolean, act: (act: ViewAct) => void) {
  const begun = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      begun.current =
        isFitting && touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (begun.current === null || !finger) return;
      const [across, down] = [finger.clientX - begun.current.x, finger.clientY - begun.current.y];
      begun.current = null;
      if (Math.abs(across) < FAR_PX || Math.abs(down) > Math.abs(across) / 2) return;
      act(across < 0 ? "next" : "previous");
    },
  };
}
