import { useCallback, useSyncExternalStore } from "react";
import { answerOf, NO_ANSWER, readAgain, watchRead } from "./read-cache.ts";

export interface PublicRead<T> {
  data: T | undefined;
  failed: boolean;
  loading: boolean;
  retry(): void;
}

/** Reads once per key and shares the answer between components. A null key reads nothing. */
export function usePublicRead<T>(key: string | null, read: () => Promise<T>): PublicRead<T> {
  const subscribe = useCallback(
    (listener: () => void) => (key === null ? () => {} : watchRead(key, read, listener)),
    [key, read],
  );
  const current = () => (key === null ? NO_ANSWER : answerOf(key));
  const answer = useSyncExternalStore(subscribe, current, current);
  return {
    ...answer,
    data: answer.data as T | undefined,
    retry: () => {
      if (key !== null) readAgain(key, read);
    },
  };
}
