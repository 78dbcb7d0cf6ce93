import { expect, test } from "vitest";
import { nextRun } from "./schedule.ts";

const INDIA = "Asia/Kolkata";
const at = (time: string) => Date.parse(`${time}+05:30`);

test.each([
  ["every 15 minutes", "2026-11-28T10:07:30", "2026-11-28T10:22:30"],
  ["every 1 hours", "2026-11-28T23:30:00", "2026-11-29T00:30:00"],
  ["0 9 * * *", "2026-11-28T09:00:00", "2026-11-29T09:00:00"],
  ["0 9 * * *", "2026-11-28T08:59:59", "2026-11-28T09:00:00"],
  ["*/20 * * * *", "2026-11-28T10:41:00", "2026-11-28T11:00:00"],
  ["30 2 1 4 *", "2026-11-28T10:00:00", "2027-04-01T02:30:00"],
  ["0 6,18 * * 0", "2026-11-28T10:00:00", "2026-11-29T06:00:00"],
])("%s after %s comes at %s in India", (schedule, now, next) => {
  expect(nextRun(schedule, INDIA, at(now))).toBe(at(next));
});

test.each([
  ["0 9 * * *", "America/Los_Angeles"],
  ["every day", INDIA],
  ["0 9 31 2 *", INDIA],
  ["0 9-17 * * *", INDIA],
])("[FN-03] %s in %s is refused rather than guessed", (schedule, zone) => {
  expect(() => nextRun(schedule, zone, at("2026-11-28T10:00:00"))).toThrow(RangeError);
});
