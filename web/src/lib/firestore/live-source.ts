import {
  type DocumentData,
  type DocumentReference,
  type FirestoreError,
  onSnapshot,
  type Query,
  type SnapshotMetadata,
  Timestamp,
} from "firebase/firestore";
import { Observable, retry, type Subscriber, throwError, timer } from "rxjs";
import { keepRead, keptRead } from "../device/kept-reads.ts";
import { tellKept } from "../device/use-as-of.ts";

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

interface SourceOptions {
  /** Nothing is said before the server answered: what the cache has of a query may be a part of it, which a page would take for all. */
  whole?: boolean;
  /** Under which name it is kept on this device, to be shown where the server says nothing; null: it is not. */
  kept?: string | null;
}

export function storedOf(
  query: Query,
  { whole = false, kept = null }: SourceOptions = {},
): Observable<Stored[]> {
  return new Observable<Stored[]>((seen) => {
    let shown = false;
    return onSnapshot(query, EVERY_STATE, {
      next: ({ docs, empty, metadata }) => {
        if ((empty || whole) && metadata.fromCache && !shown) {
          showKept(kept, seen, () => !shown);
          return;
        }
        shown = true;
        const stored = docs.map((entry) => ({ id: entry.id, data: entry.data(ESTIMATED) }));
        if (kept !== null && isOfServer(metadata)) keepRead(kept, stored);
        seen.next(stored);
      },
      error: (error) => seen.error(error),
    });
  }).pipe(againWhenWorthIt);
}

/** Null when there is no such document. */
export function storedAt(
  reference: DocumentReference,
  { kept = null }: Pick<SourceOptions, "kept"> = {},
): Observable<Stored | null> {
  return new Observable<Stored | null>((seen) => {
    let shown = false;
    return onSnapshot(reference, EVERY_STATE, {
      next: (entry) => {
        const data = entry.data(ESTIMATED);
        if (data === undefined && entry.metadata.fromCache && !shown) {
          showKept(kept, seen, () => !shown);
          return;
        }
        shown = true;
        const stored = data === undefined ? null : { id: entry.id, data };
        if (kept !== null && isOfServer(entry.metadata)) keepRead(kept, stored);
        seen.next(stored);
      },
      error: (error) => seen.error(error),
    });
  }).pipe(againWhenWorthIt);
}

/** Unless the server has answered by the time that the device has. */
function showKept<T>(name: string | null, seen: Subscriber<T>, isWanted: () => boolean): void {
  if (name === null) return;
  void keptRead(name).then((kept) => {
    if (kept === null || seen.closed || !isWanted()) return;
    tellKept(kept.readAt);
    seen.next(revived(kept.value) as T);
  });
}

function isOfServer({ fromCache, hasPendingWrites }: SnapshotMetadata): boolean {
  return !fromCache && !hasPendingWrites;
}

/** A device keeps a time as a plain record of its two numbers. */
export function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== "object" || value === null) return value;
  const { seconds, nanoseconds } = value as Record<string, unknown>;
  if (typeof seconds === "number" && typeof nanoseconds === "number")
    return new Timestamp(seconds, nanoseconds);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, revived(part)]));
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
