import {
  type DocumentData,
  type DocumentReference,
  type FirestoreError,
  onSnapshot,
  type Query,
} from "firebase/firestore";
import { Observable, retry, throwError, timer } from "rxjs";

/**
 * Snapshots as plain records. What only the empty local cache says (offline at the first look) is not news: 'nothing
 * there' is said when the server said it, or when this browser itself took away what was shown. A server time that is still on its way reads as this device's estimate.
 */
export interface Stored {
  id: string;
  data: DocumentData;
}

const ESTIMATED = { serverTimestamps: "estimate" } as const;
const EVERY_STATE = { includeMetadataChanges: true } as const;

/**
 * @param whole nothing is said before the server answered: what the cache has of a query may be a part of it, which a page
 * would take for all
 */
export function storedOf(query: Query, { whole = false } = {}): Observable<Stored[]> {
  return new Observable<Stored[]>((seen) => {
    let shown = false;
    return onSnapshot(query, EVERY_STATE, {
      next: ({ docs, empty, metadata }) => {
        if ((empty || whole) && metadata.fromCache && !shown) return;
        shown = true;
        seen.next(docs.map((entry) => ({ id: entry.id, data: entry.data(ESTIMATED) })));
      },
      error: (error) => seen.error(error),
    });
  }).pipe(againWhenWorthIt);
}

/** Null when there is no such document. */
export function storedAt(reference: DocumentReference): Observable<Stored | null> {
  return new Observable<Stored | null>((seen) => {
    let shown = false;
    return onSnapshot(reference, EVERY_STATE, {
      next: (entry) => {
        const data = entry.data(ESTIMATED);
        if (data === undefined && entry.metadata.fromCache && !shown) return;
        shown = true;
        seen.next(data === undefined ? null : { id: entry.id, data });
      },
      error: (error) => seen.error(error),
    });
  }).pipe(againWhenWorthIt);
}

/** Whether the rules refused a read: it may not exist, or is not this person's. */
export function isRefusal(error: unknown): boolean {
  return (
    typeof error === "object" && error !== null && (error as FirestoreError).code === "permission-denied"
  );
}

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;

/** A failed read is tried again three times; a refused one is final. */
function againWhenWorthIt<T>(source: Observable<T>): Observable<T> {
  return source.pipe(
    retry({
      count: RETRIES,
      resetOnSuccess: true,
      delay: (error, tries) =>
        isRefusal(error) ? throwError(() => error) : timer(FIRST_DELAY_MS * 2 ** (tries - 1)),
    }),
  );
}
