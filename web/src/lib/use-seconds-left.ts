import { useEffect, useState } from "react";

/** Whole seconds until a moment (epoch ms), counting down; 0 once it has passed. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  const over = now >= until;
  useEffect(() => {
    setNow(Date.now());
    if (over) return;
    const ticking = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(ticking);
  }, [over]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
