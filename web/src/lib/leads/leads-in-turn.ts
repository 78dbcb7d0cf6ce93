import { dueLeadsQuery, newestUndatedLeadsQuery, promisedLeadsQuery } from "@niyamdesk/domain/leads/queries";
import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { type Live, type Reader, useLiveQuery } from "../firestore/live.ts";

/** What is further away than this is no work yet. */
const AHEAD_MS = 400 * 86_400_000;

/** Until when follow-ups are asked for: the same all day, so that all who ask share one listener. @param now epoch ms */
export function aheadOf(now: number): number {
  return startOfIstDay(now) + AHEAD_MS;
}

/**
 * Own open leads, live, in three lists of which each begins with whom it would call first: with a date, promised a call, and neither.
 * However many leads somebody has, whoever is next is among them; the newest of all alone would hide what has been due for long.
 */
export function useLeadsInTurn<T extends { id: string }>(
  own: { uid: string; now: number } | null,
  read: Reader<T>,
): Live<T[]> {
  const values = own && { uid: own.uid, before_at: aheadOf(own.now) };
  const dated = useLiveQuery(dueLeadsQuery, values, read);
  const promised = useLiveQuery(promisedLeadsQuery, values, read);
  const undated = useLiveQuery(newestUndatedLeadsQuery, own && { uid: own.uid }, read);
  return together([dated, promised, undated]);
}

/** One list of several, each of them once; ready once all are. */
export function together<T extends { id: string }>(lists: readonly Live<T[]>[]): Live<T[]> {
  const all: T[] = [];
  for (const list of lists) {
    if (list.status !== "ready") return list;
    all.push(...list.value);
  }
  return { status: "ready", value: [...new Map(all.map((one) => [one.id, one])).values()] };
}
