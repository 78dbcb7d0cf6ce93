import { useEffect, useSyncExternalStore } from "react";

/** What a workspace says in the banner while the network is gone, in place of the general warning: one place, one sentence. */
let said: string | null = null;
const listeners = new Set<() => void>();

export function useOfflineWords(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => said,
    () => null,
  );
}

/** @param words null: nothing but the general warning */
export function useSayOffline(words: string | null): void {
  useEffect(() => {
    say(words);
    return () => say(null);
  }, [words]);
}

function say(words: string | null): void {
  said = words;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
