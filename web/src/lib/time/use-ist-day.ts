import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { useEffect, useState } from "react";

const DAY_MS = 86_400_000;

/** Start of today in India (epoch ms); moves on at midnight, also where a screen stands open over night. */
export function useIstDay(): number {
  const [start, setStart] = useState(() => startOfIstDay(Date.now()));
  useEffect(() => {
    const next = window.setTimeout(() => setStart(startOfIstDay(Date.now())), start + DAY_MS - Date.now());
    const look = () => setStart(startOfIstDay(Date.now()));
    document.addEventListener("visibilitychange", look);
    return () => {
      window.clearTimeout(next);
      document.removeEventListener("visibilitychange", look);
    };
  }, [start]);
  return start;
}
