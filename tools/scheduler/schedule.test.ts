import { expect, test } from "vitest";
import { nextRun } from "./schedule.ts";

const at = (time: string) => Date.parse(`${time}+05:30`);

test.each([
  ["every 15 minutes", "2026-11-28T10:07:30", "2026-11-28T10:22:30"],
  ["every 1 hours", "2026-11-28T23:30:00", "2026-11-29T00:30:00"],
])("%s after %s comes at %s", (schedule, now, next) => {
  expect(nextRun(schedule, at(now))).toBe(at(next));
});

test.each(["every day", "0 9 * * *", "every 15 seconds"])(
  "[FN-03] %s is refused rather than guessed",
  (schedule) => {
    expect(() => nextRun(schedule, at("2026-11-28T10:00:00"))).toThrow(RangeError);
  },
);
