import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepLines, keptLines } from "./announced-lines.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test("[SUP-11] as much room is kept for announcements as they took last, for the same person only", () => {
  expect(keptLines("asha")).toBe(0);
  keepLines("asha", 2);
  expect(keptLines("asha")).toBe(2);
  expect(keptLines("dev")).toBe(0);
  keepLines("dev", 0);
  expect(keptLines("asha")).toBe(2);
  keepLines("asha", 0);
  expect(keptLines("asha")).toBe(0);
});

test("[SUP-11] where nothing can be kept, no room is", () => {
  vi.stubGlobal("localStorage", undefined);
  keepLines("asha", 1);
  expect(keptLines("asha")).toBe(0);
});
