import { Timestamp } from "firebase-admin/firestore";

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** An instant (epoch ms) as Firestore stores it; without one, now. */
export function timestamp(instant: number = Date.now()): Timestamp {
  return Timestamp.fromMillis(instant);
}
