import { useCallback, useEffect, useState } from "react";

export type Checked<T> =
  | { status: "checking" }
  | { status: "good"; value: T }
  | { status: "bad"; error: unknown; retry: () => void };

/** What a link leads to, looked up without using it up. */
export function useChecked<T>(code: string, look: (code: string) => Promise<T>): Checked<T> {
  const [found, setFound] = useState<Checked<T>>({ status: "checking" });
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    let left = false;
    setFound({ status: "checking" });
    look(code).then(
      (value) => !left && setFound({ status: "good", value }),
      (error: unknown) => !left && setFound({ status: "bad", error, retry }),
    );
    return () => {
      left = true;
    };
  }, [code, look, retry, turn]);
  return found;
}
