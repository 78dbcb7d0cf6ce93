import { useSyncExternalStore } from "react";

/** How much a client was told and has not read, for the menu above the pages, which reads no records itself. Null: not known. */
let unread: number | null = null;
const listeners = new Set<() => void>();

export function setUnread(count: number | null): void {
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

export function useUnread(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unread,
    () => null,
  );
}
