import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type Notice, readInboxItem } from "../notice.ts";

export function useInbox(uid: string): Live<Notice[]> {
  return useLiveQuery("ownInbox", { uid }, readInboxItem);
}
