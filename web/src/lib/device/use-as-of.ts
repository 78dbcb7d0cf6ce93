import { useEffect, useState, useSyncExternalStore } from "react";
import { useOnline } from "./online.ts";

/** When the oldest of what this page shows from the device was read. */
let keptSince: number | null = null;
const listeners = new Set<() => void>();

/** Something kept on this device is shown. */
export function tellKept(readAt: number): void {
  if (keptSince !== null && keptSince <= readAt) return;
  keptSince = readAt;
  for (const listener of listeners) listener();
}

/** Since when what is shown may be old, epoch ms: the network is gone. Null while it is there. */
export function useAsOf(): number | null {
  const isOnline = useOnline();
  const [since, setSince] = useState<number | null>(null);
  const kept = useSyncExternalStore(
    subscribe,
    () => keptSince,
    () => null,
  );
  useEffect(() => {
    setSince(isOnline ? null : Date.now());
    if (isOnline) keptSince = null;
  }, [isOnline]);
  if (isOnline || since === null) return null;
  return kept === null ? since : Math.min(since, kept);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
