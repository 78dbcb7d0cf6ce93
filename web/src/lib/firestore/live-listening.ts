import { catchError, map, type Observable, of, Subject, takeUntil } from "rxjs";
import { currentSession } from "../session/session-store.ts";
import { isRefusal } from "./live-source.ts";

/** What a listener has seen so far; a failure is a value, so that it takes a panel and not the page. */
export type Seen<T> = { value: T } | { failure: "refused" | "broken" };

export interface Listening<T> {
  /** Never used twice: reactfire remembers by id for ever, and so would serve what is over. */
  id: string;
  source: Observable<Seen<T>>;
  /** Call while a screen shows it; the result lets go. `onOver`: it ended (even before this call), look anew. */
  hold(onOver: () => void): () => void;
  /** Ends it at once for all who show it, so that their next look starts anew. */
  end(): void;
}

/** Coming straight back to a page finds it filled; who stays away costs no reads. After sign-out there is no coming back. */
const LINGER_MS = 5_000;

const running = new Map<string, Listening<unknown>>();
let serial = 0;

/**
 * The one listener of a key, shared by all who show it and ended soon after the last of them left. (reactfire alone never
 * ends a listener.)
 */
export function listeningOf<T>(key: string, open: () => Observable<T>): Listening<T> {
  const present = running.get(key);
  if (present) return present as Listening<T>;
  const started = start(key, open);
  running.set(key, started);
  return started;
}

function start<T>(key: string, open: () => Observable<T>): Listening<T> {
  const over = new Subject<void>();
  serial += 1;
  const id = `${key}#${serial}`;
  const holders = new Set<() => void>();
  let isOver = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const reader = readerNow();

  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(leaving);
    over.next();
    if (running.get(key) === listening) running.delete(key);
    forget(id);
    for (const onOver of [...holders]) onOver();
  };
  const linger = () => {
    clearTimeout(leaving);
    if (reader !== null && reader === readerNow()) leaving = setTimeout(end, LINGER_MS);
    else end();
  };
  const listening: Listening<T> = {
    id,
    source: open().pipe(
      map((value): Seen<T> => ({ value })),
      catchError((error: unknown) => {
        if (!isRefusal(error)) console.error(error);
        return of<Seen<T>>({ failure: isRefusal(error) ? "refused" : "broken" });
      }),
      takeUntil(over),
    ),
    hold: (onOver) => {
      // Between a screen's drawing and its taking hold the last moment of lingering may pass.
      if (isOver) {
        onOver();
        return () => undefined;
      }
      const holder = () => onOver();
      holders.add(holder);
      clearTimeout(leaving);
      return () => {
        holders.delete(holder);
        if (holders.size === 0) linger();
      };
    },
    end,
  };
  leaving = setTimeout(end, LINGER_MS);
  return listening;
}

/** Who reads, and as what: a listener of another role is of no more use, and would only be refused. */
function readerNow(): string | null {
  const session = currentSession();
  return session.status === "signed_in" ? `${session.uid} ${session.role}` : null;
}

/** reactfire's cache has no way out of its own. */
function forget(id: string): void {
  const reads: unknown = Reflect.get(globalThis, "_reactFirePreloadedObservables");
  if (reads instanceof Map) reads.delete(id);
}
