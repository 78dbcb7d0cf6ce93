import { useServerClock } from "./server-clock.ts";
import { useMinute } from "./use-minute.ts";

/** Now by the server's clock (epoch ms), looked at as `useMinute` does: for what is reckoned from times that servers wrote. */
export function useServerMinute(): number {
  return useMinute() + useServerClock();
}
