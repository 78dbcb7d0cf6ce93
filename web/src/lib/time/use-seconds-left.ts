import { useLayoutEffect, useState } from "react";

/**
 * Whole seconds until a moment (epoch ms), counting down; 0 once it has passed. A device's clock may be set while it counts: then
 * the time that went by counts, by a clock that nobody sets. That one may stand while the device sleeps, so the smaller of both.
 */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => until - Date.now());
  const over = left <= 0;
  // Before it is painted: a button that may be pressed for a moment would be.
  useLayoutEffect(() => {
    const begun = performance.now();
    const total = until - Date.now();
    const count = () => setLeft(Math.min(until - Date.now(), total - (performance.now() - begun)));
    count();
    if (total <= 0) return;
    const ticking = window.setInterval(count, 1000);
    return () => window.clearInterval(ticking);
  }, [until]);
  return over ? 0 : Math.ceil(left / 1000);
}
