import { useCallback, useSyncExternalStore } from "react";

/** A long export that this tab waits for, whichever page it shows meanwhile. The latest one alone. */
const ID = /^[A-Za-z0-9-]{1,64}$/;
const listeners = new Set<() => void>();
/** Where the browser stores nothing it is known until the next reload. */
const known = new Map<string, string>();

export function followExport(uid: string, id: string | null): void {
  if (id === null) known.delete(uid);
  else known.set(uid, id);
  try {
    if (id === null) sessionStorage.removeItem(keyOf(uid));
    else sessionStorage.setItem(keyOf(uid), id);
  } catch {
    // See `known`.
  }
  for (const listener of listeners) listener();
}

/** Null: none. */
export function useFollowedExport(uid: string): string | null {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, []);
  return useSyncExternalStore(subscribe, () => followed(uid));
}

/** A notification leads to the page it was asked on, and says which it is. */
export function followLinked(uid: string, linked: string | null): void {
  if (linked !== null && ID.test(linked) && linked !== followed(uid)) followExport(uid, linked);
}

function followed(uid: string): string | null {
  try {
    return known.get(uid) ?? sessionStorage.getItem(keyOf(uid));
  } catch {
    return null;
  }
}

function keyOf(uid: string): string {
  return `niyamdesk.export.${uid}`;
}
