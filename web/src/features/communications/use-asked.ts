import { useEffect, useState } from "react";

/** What was asked about a mailing; null: not answered yet. */
export interface Asked<T> {
  answer: T | "failed" | null;
  retry(): void;
}

/** Asks about a mailing as it is stored: anew whenever it was saved. @param id null: nothing is asked */
export function useAsked<T>(
  ask: (id: string) => Promise<T>,
  { id, version }: { id: string | null; version: number },
): Asked<T> {
  const [answer, setAnswer] = useState<T | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, or another try, is asked about anew
  useEffect(() => {
    let left = false;
    setAnswer(null);
    if (id === null) return;
    ask(id).then(
      (found) => left || setAnswer(() => found),
      () => left || setAnswer("failed"),
    );
    return () => {
      left = true;
    };
  }, [ask, id, version, tries]);
  return { answer, retry: () => setTries((count) => count + 1) };
}
