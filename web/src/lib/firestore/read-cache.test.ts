import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ModuleLoadError } from "../loading/module-recovery.ts";
import { answerOf, readAgain, watchRead } from "./read-cache.ts";

const network = new EventTarget();
let keys = 0;
const freshKey = () => `key-${++keys}`;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("[P-12] two watchers share one read, and are told of its answer", async () => {
  const key = freshKey();
  const read = vi.fn(async () => "answer");
  const told = vi.fn();
  watchRead(key, read, told);
  watchRead(key, read, told);
  expect(answerOf(key)).toEqual({ data: undefined, failed: false, loading: true });
  await settle();
  expect(answerOf(key)).toEqual({ data: "answer", failed: false, loading: false });
  expect(read).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalled();
});

it("[P-12] an answer is fresh for 5 minutes, then it is shown while it is read anew", async () => {
  const key = freshKey();
  const read = vi.fn(async () => read.mock.calls.length);
  watchRead(key, read, () => {})();
  await settle();
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  watchRead(key, read, () => {})();
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  watchRead(key, read, () => {});
  expect(read).toHaveBeenCalledTimes(2);
  expect(answerOf(key)).toMatchObject({ data: 1, loading: false });
  await settle();
  expect(answerOf(key).data).toBe(2);
});

it("[P-12] a failed read is tried again 3 times, then left alone until asked or online again", async () => {
  const key = freshKey();
  const read = vi.fn(async (): Promise<string> => {
    throw new Error("offline");
  });
  watchRead(key, read, () => {});
  await settle();
  expect(answerOf(key)).toEqual({ data: undefined, failed: true, loading: false });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(read).toHaveBeenCalledTimes(4);
  watchRead(key, read, () => {})();
  expect(read).toHaveBeenCalledTimes(4);
  read.mockResolvedValueOnce("back");
  network.dispatchEvent(new Event("online"));
  await settle();
  expect(answerOf(key)).toEqual({ data: "back", failed: false, loading: false });
});

it("[P-12] a failure never takes an older answer away", async () => {
  const key = freshKey();
  const read = vi.fn(async () => "old");
  watchRead(key, read, () => {});
  await settle();
  read.mockRejectedValue(new Error("offline"));
  readAgain(key, read);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(read).toHaveBeenCalledTimes(5);
  expect(answerOf(key)).toEqual({ data: "old", failed: false, loading: false });
});

it("[SX-09] a part of the site that did not come inside a read is not asked for again as if the read had failed", async () => {
  const key = freshKey();
  const read = vi.fn(async () => {
    throw new ModuleLoadError(new TypeError("Failed to fetch dynamically imported module"));
  });
  watchRead(key, read, () => {});
  await vi.advanceTimersByTimeAsync(20_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(answerOf(key)).toEqual({ data: undefined, failed: true, loading: false });
});
