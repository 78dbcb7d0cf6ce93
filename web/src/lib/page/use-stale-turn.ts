import { useEffect, useState } from "react";

const LOOK_MS = 30_000;

/** Another number once what is shown is older than this and somebody looks at the page; a tab in the background stays as it is. */
export function useStaleTurn(afterMs: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let last = Date.now();
    const look = () => {
      if (document.visibilityState !== "visible" || Date.now() - last < afterMs) return;
      last = Date.now();
      setTurn((count) => count + 1);
    };
    const ticking = window.setInterval(look, LOOK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.clearInterval(ticking);
      document.removeEventListener("visibilitychange", look);
    };
  }, [afterMs]);
  return turn;
}
