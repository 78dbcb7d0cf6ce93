import { useSyncExternalStore } from "react";

/** Older ones have long been shown. */
const MOST_KEPT = 100;

let done: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Says that this person just made, took or changed records, by their ids: lists show them at once, and keep waiting what others do. */
export function noteOwn(...ids: readonly string[]): void {
  done = new Set([...done, ...ids].slice(-MOST_KEPT));
  for (const tell of listeners) tell();
}

export function useOwnDoings(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => done);
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
