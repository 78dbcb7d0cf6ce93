import { ownUnreadQuery } from "@niyamdesk/domain/notifications/queries";
import { useLiveQuery } from "../../../lib/firestore/live.ts";

/** As many are counted; there may be more. */
export const MOST_COUNTED = ownUnreadQuery.limit;

/** How much somebody was told and has not read, live; null: not known. */
export function useUnreadCount(uid: string): number | null {
  const unread = useLiveQuery(ownUnreadQuery, { uid }, (id) => id);
  return unread.status === "ready" ? unread.value.length : null;
}
