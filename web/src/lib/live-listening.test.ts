import { Observable } from "rxjs";
import { expect, it, vi } from "vitest";
import { listeningOf, type Seen } from "./live-listening.ts";

/** A source that counts who listens. */
function counted<T>(first?: T) {
  const count = { listeners: 0 };
  const open = () =>
    new Observable<T>((seen) => {
      count.listeners += 1;
      if (first !== undefined) seen.next(first);
      return () => {
        count.listeners -= 1;
      };
    });
  return { count, open };
}

it("[FS-14] screens that show the same thing share one listener, which ends after the last has left", () => {
  vi.useFakeTimers();
  const { count, open } = counted("value");
  const listening = listeningOf("orders of a", open);
  listening.source.subscribe();
  const leaveOne = listening.hold();
  const leaveOther = listeningOf("orders of a", open).hold();
  expect(listeningOf("orders of a", open)).toBe(listening);
  leaveOne();
  vi.advanceTimersByTime(60_000);
  expect(count.listeners).toBe(1);
  leaveOther();
  vi.advanceTimersByTime(60_000);
  expect(count.listeners).toBe(0);
  expect(listeningOf("orders of a", open).id).not.toBe(listening.id);
  vi.useRealTimers();
});

it("[FS-14] a listener that no screen ever took up ends as well", () => {
  vi.useFakeTimers();
  const { count, open } = counted();
  listeningOf("never shown", open).source.subscribe();
  vi.advanceTimersByTime(60_000);
  expect(count.listeners).toBe(0);
  vi.useRealTimers();
});

it("[AUTH-12] a refused read is a value, not a crash; trying again starts anew", () => {
  const refuse = () =>
    new Observable<string>((seen) =>
      seen.error(Object.assign(new Error("no"), { code: "permission-denied" })),
    );
  const listening = listeningOf("refused", refuse);
  const seen: Seen<string>[] = [];
  listening.source.subscribe((value) => seen.push(value));
  expect(seen).toEqual([{ failure: "refused" }]);
  listening.end();
  expect(listeningOf("refused", refuse)).not.toBe(listening);
});
