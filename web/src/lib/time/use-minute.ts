import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** Now (epoch ms), looked at every minute and when somebody comes back to the page. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const ticking = window.setInterval(look, MINUTE_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.clearInterval(ticking);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}
