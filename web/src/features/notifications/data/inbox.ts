import { ownInboxQuery, ownWholeInboxQuery } from "@niyamdesk/domain/notifications/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type Notice, readInboxItem } from "../notice.ts";

/** What a person was told, the newest first, live. */
export function useInbox(uid: string): Live<Notice[]> {
  return useLiveQuery(ownInboxQuery, { uid }, readInboxItem);
}

/** The same, as far back as it is shown. */
export function useWholeInbox(uid: string): Live<Notice[]> {
  return useLiveQuery(ownWholeInboxQuery, { uid }, readInboxItem);
}
