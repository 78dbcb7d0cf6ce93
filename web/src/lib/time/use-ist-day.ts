import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { useServerMinute } from "./use-server-minute.ts";

/**
 * Start of today in India (epoch ms), by the server's clock. It is looked at every minute and not waited for: a timer that is set
 * to midnight stands still while a laptop sleeps, and a visible page is told nothing when it wakes.
 */
export function useIstDay(): number {
  return startOfIstDay(useServerMinute());
}
