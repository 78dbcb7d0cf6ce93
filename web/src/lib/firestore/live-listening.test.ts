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

const nothing = () => undefined;

it("[FS-14] screens that show the same thing share one listener, which ends after the last has left", () => {
  vi.useFakeTimers();
  const { count, open } = counted("value");
  const listening = listeningOf("orders of a", open);
  listening.source.subscribe();
  const leaveOne = listening.hold(nothing);
  const leaveOther = listeningOf("orders of a", open).hold(nothing);
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

it("[FS-14] a screen drawn in the last moment of a listener is told to look anew, and so is each that shares one", () => {
  vi.useFakeTimers();
  const { open } = counted("value");
  const drawn = listeningOf("checkout", open);
  vi.advanceTimersByTime(60_000);
  const late = vi.fn();
  drawn.hold(late)();
  expect(late).toHaveBeenCalledOnce();

  const anew = listeningOf("checkout", open);
  expect(anew.id).not.toBe(drawn.id);
  const [one, other, gone] = [vi.fn(), vi.fn(), vi.fn()];
  anew.hold(one);
  anew.hold(other);
  anew.hold(gone)();
  anew.end();
  anew.end();
  expect(one).toHaveBeenCalledOnce();
  expect(other).toHaveBeenCalledOnce();
  expect(gone).not.toHaveBeenCalled();
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
