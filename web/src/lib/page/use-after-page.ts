import { useEffect, useState } from "react";

const LATEST_MS = 500;

/** False until the page has asked for what it shows: what is seen by nobody yet is asked for behind that. */
export function useAfterPage(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const after = () => setAfter(true);
    // Not every browser says when it is idle.
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(after, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(after, { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }, []);
  return isAfter;
}
