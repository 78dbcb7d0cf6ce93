import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { DAY_MS, HOUR_MS } from "../platform/clock.ts";

/** People are reminded at eight in the morning, in India. */
export const REMINDING_HOUR = 8;

/** The next time at which a client is reminded, after an instant (epoch ms). */
export function nextLook(now: number): number {
  const today = startOfIstDay(now) + REMINDING_HOUR * HOUR_MS;
  return today > now ? today : today + DAY_MS;
}
