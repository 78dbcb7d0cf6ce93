import { useEffect, useState } from "react";
import type { Live } from "../../../lib/firestore/live.ts";

/** What a callable answers, as it was when it was asked. @param key asked anew when it changes */
export function useAnswer<T>(key: string, ask: () => Promise<T>): Live<T> {
  const [answer, setAnswer] = useState<{ key: string; live: Live<T> } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry, or another key, asks anew
  useEffect(() => {
    let isShown = true;
    const tell = (live: Live<T>) => isShown && setAnswer({ key, live });
    ask().then(
      (value) => tell({ status: "ready", value }),
      () =>
        tell({
          status: "failed",
          retry: () => {
            setAnswer(null);
            setTries((count) => count + 1);
          },
        }),
    );
    return () => {
      isShown = false;
    };
  }, [key, tries]);
  return answer?.key === key ? answer.live : { status: "loading" };
}
