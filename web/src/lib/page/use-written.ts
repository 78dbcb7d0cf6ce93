import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether what is drawn is what was written at build, which knows nothing of this device: only while a page is taken over. */
export function useIsWritten(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
