import { ownInboxQuery } from "@niyamdesk/domain/notifications/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type Notice, readInboxItem } from "../notice.ts";

export function useInbox(uid: string): Live<Notice[]> {
  return useLiveQuery(ownInboxQuery, { uid }, readInboxItem);
}
