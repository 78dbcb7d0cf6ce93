import { ownThreadQuery, ownThreadsQuery } from "@niyamdesk/domain/messages/queries";
import { type Live, mapLive, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type ReaderView, readReader } from "../read-message.ts";

/** How far somebody has read one thread, live; null before its first message. Asked as a query: what is not there yet is no refusal. */
export function useThreadReader(order_id: string, uid: string): Live<ReaderView | null> {
  const live = useLiveQuery(ownThreadQuery, { uid, order_id }, readReader);
  return mapLive(live, ([reader]) => reader ?? null);
}

/** Threads of somebody, the last written to first, live: how much is unread in each. */
export function useOwnThreads(uid: string): Live<ReaderView[]> {
  return useLiveQuery(ownThreadsQuery, { uid }, readReader);
}
