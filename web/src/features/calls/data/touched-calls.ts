import type { FollowedUp } from "@niyamdesk/domain/calls/follow-ups";
import { ownCallsTouchedQuery } from "@niyamdesk/domain/calls/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { recentTimeIn, type StoredData, textIn, timeIn } from "../../../lib/firestore/stored.ts";

/** Own calls that changed since an instant (epoch ms), live. */
export function useTouchedCalls(uid: string, since: number): Live<FollowedUp[]> {
  return useLiveQuery(ownCallsTouchedQuery, { uid, since_at: since }, readFollowedUp);
}

function readFollowedUp(_: string, data: StoredData): FollowedUp {
  return {
    lead_id: textIn(data, "lead_id") ?? "",
    started: recentTimeIn(data, "call_started_at"),
    follow_up_date: timeIn(data, "follow_up_date"),
    required: data.follow_up_required === true,
    updated: recentTimeIn(data, "updated_at"),
  };
}
