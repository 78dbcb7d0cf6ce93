import { useSyncExternalStore } from "react";

const AFTER_PX = 10;

/** Whether the page is scrolled by more than 10 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > AFTER_PX,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("scroll", listener, { passive: true });
  return () => window.removeEventListener("scroll", listener);
}
