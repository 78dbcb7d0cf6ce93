import { useCallback, useSyncExternalStore } from "react";

/** A desk: menus stand at the side, and a call is docked beside the pages. */
export const WIDE = "(width >= 64rem)";

/** Whether a media query holds, live: for screens whose markup differs, not only their look. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
