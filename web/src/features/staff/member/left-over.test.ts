import { expect, test } from "vitest";
import { leftOver } from "./left-over.ts";

test("[Z-02] of work that is handed over, what a full list leaves out is counted; a shorter list leaves nothing", () => {
  expect(leftOver(99, 100, 250)).toBe(0);
  expect(leftOver(100, 100, 100)).toBe(0);
  expect(leftOver(100, 100, 250)).toBe(150);
  expect(leftOver(100, 100, null)).toBeNull();
  // Counted before some came in.
  expect(leftOver(100, 100, 80)).toBe(0);
});
