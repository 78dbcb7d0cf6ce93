import { dueADayAgo, dueNow, type FollowedUp } from "@niyamdesk/domain/calls/follow-ups";
import { type Live, mapLive } from "../../../lib/firestore/live.ts";
import type { DueCount } from "./day-cards.tsx";

/** Follow-ups that are due, of leads that have one. Without the calls of yesterday the figure stands, and no change. */
export function dueOf(
  leads: Live<readonly { id: string; followUpAt: number | null }[]>,
  touched: Live<FollowedUp[]>,
  now: number,
): Live<DueCount> {
  return mapLive(leads, (known) => {
    const dated = known.flatMap(({ id, followUpAt }) =>
      followUpAt === null ? [] : [{ id, next_follow_up: followUpAt }],
    );
    return {
      ...dueNow(dated, now),
      before: touched.status === "ready" ? dueADayAgo(dated, touched.value, now) : null,
    };
  });
}
