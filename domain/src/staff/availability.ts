import { istDay } from "../time/time.ts";

/** `availability` of a profile: what somebody who works on orders is given. */
export interface Availability {
  /** Ids of the services they do; null: all that their role does. */
  services: readonly string[] | null;
  /** The most open orders they are given; null: no limit. */
  capacity: number | null;
  /** First and last day on which they are away, as `2026-12-05`; null: they are here. */
  away: { from: string; until: string } | null;
}

export const USUAL_AVAILABILITY: Availability = { services: null, capacity: null, away: null };

/** @param now epoch ms */
export function isAway({ away }: Availability, now: number): boolean {
  const today = istDay(now);
  return away !== null && away.from <= today && today <= away.until;
}
