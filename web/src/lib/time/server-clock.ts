import { useSyncExternalStore } from "react";

/** Smaller differences are the way of the answer and its whole seconds: then this device's own clock is as good. */
const TOLERATED_MS = 30_000;
/** Whoever answers later than this says nothing about now. */
const SLOW_MS = 10_000;
/** After a failure it is asked again, at the earliest, after that. */
const AGAIN_MS = 60_000;

/** How far the server's clock is ahead of this device's, ms; null until it is known. */
let ahead: number | null = null;
let asking = false;
let askedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/**
 * How far the server's clock is ahead of this device's (ms), 0 until it is known. What servers wrote is compared with their time:
 * a phone whose clock is a quarter of an hour fast would take a payment that has just begun for one that nobody made. This
 * site's own server is asked; a clock that is set later is noticed when somebody comes back to the page.
 */
export function useServerClock(): number {
  return useSyncExternalStore(
    listen,
    () => ahead ?? 0,
    () => 0,
  );
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  const back = () => {
    if (document.visibilityState === "visible") void measure();
  };
  document.addEventListener("visibilitychange", back);
  if (ahead === null) void measure();
  return () => {
    listeners.delete(tell);
    document.removeEventListener("visibilitychange", back);
  };
}

async function measure(): Promise<void> {
  const begun = performance.now();
  if (asking || begun - askedAt < AGAIN_MS) return;
  asking = true;
  askedAt = begun;
  try {
    // An address of its own, so that no cache on the way answers with the time at which it was filled.
    const response = await fetch(`/favicon.svg?now=${Date.now()}-${Math.random()}`, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(SLOW_MS),
    });
    const told = differenceOf(response.headers.get("date"), Date.now());
    if (told === null || told === ahead) return;
    ahead = told;
    for (const tell of listeners) tell();
  } catch {
    // Without an answer this device's own clock has to do.
  } finally {
    asking = false;
  }
}

/** What an answer's `Date` says of the difference; null when it says nothing. */
export function differenceOf(date: string | null, now: number): number | null {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(told)) return null;
  const difference = told - now;
  return Math.abs(difference) < TOLERATED_MS ? 0 : difference;
}
