import { dueADayAgo, dueNow, type FollowedUp } from "@niyamdesk/domain/calls/follow-ups";
import { type Live, mapLive } from "../../../lib/firestore/live.ts";
import type { DueCount } from "./day-cards.tsx";

type Leads = Live<readonly { id: string; followUpAt: number | null }[]>;

/** Follow-ups that are due, of leads that have one: the same number on each page that shows it. */
export function dueCountOf(leads: Leads, now: number): Live<Omit<DueCount, "before">> {
  return mapLive(leads, (known) => dueNow(datedOf(known), now));
}

/** The same beside a day ago. Without the calls of yesterday the figure stands, and no change. */
export function dueOf(leads: Leads, touched: Live<FollowedUp[]>, now: number): Live<DueCount> {
  return mapLive(leads, (known) => {
    const dated = datedOf(known);
    return {
      ...dueNow(dated, now),
      before: touched.status === "ready" ? dueADayAgo(dated, touched.value, now) : null,
    };
  });
}

function datedOf(leads: readonly { id: string; followUpAt: number | null }[]) {
  return leads.flatMap(({ id, followUpAt }) =>
    followUpAt === null ? [] : [{ id, next_follow_up: followUpAt }],
  );
}
