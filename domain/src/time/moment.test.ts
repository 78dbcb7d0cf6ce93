import { expect, it } from "vitest";
import { millisOf } from "./moment.ts";

it("[FS-05] a time that the server has not written yet is just now, never 1970 and never a crash", () => {
  expect(millisOf(null, 1_000)).toBe(1_000);
  expect(millisOf(undefined, 1_000)).toBe(1_000);
  expect(millisOf({ toMillis: () => 5 }, 1_000)).toBe(5);
});
