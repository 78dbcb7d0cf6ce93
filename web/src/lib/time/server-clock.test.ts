import { expect, it } from "vitest";
import { differenceOf } from "./server-clock.ts";

const at = Date.parse("2026-11-29T10:15:00Z");

it("[N-03] a device's clock that is fast or slow is measured by what the server answers", () => {
  expect(differenceOf("Sun, 29 Nov 2026 10:00:00 GMT", at)).toBe(-15 * 60_000);
  expect(differenceOf("Sun, 29 Nov 2026 11:15:00 GMT", at)).toBe(60 * 60_000);
});

it("[N-03] what is within the way of an answer counts as right, and an answer without a time says nothing", () => {
  expect(differenceOf("Sun, 29 Nov 2026 10:14:35 GMT", at)).toBe(0);
  expect(differenceOf(null, at)).toBeNull();
  expect(differenceOf("yesterday", at)).toBeNull();
});
