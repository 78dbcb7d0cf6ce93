import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../stack/mode.ts";
import { nextRun } from "./schedule.ts";

const at = (time: string) => Date.parse(`${time}+05:30`);

test.each([
  ["every 15 minutes", "2026-11-28T10:07:30", "2026-11-28T10:22:30"],
  ["every 1 hours", "2026-11-28T23:30:00", "2026-11-29T00:30:00"],
  ["every day 08:00", "2026-11-28T07:59:59", "2026-11-28T08:00:00"],
  ["every day 08:00", "2026-11-28T08:00:00", "2026-11-29T08:00:00"],
])("%s after %s comes at %s", (schedule, now, next) => {
  expect(nextRun(schedule, at(now))).toBe(at(next));
});

test.each(["every day", "0 9 * * *", "every 15 seconds"])(
  "[FN-03] %s is refused rather than guessed",
  (schedule) => {
    expect(() => nextRun(schedule, at("2026-11-28T10:00:00"))).toThrow(RangeError);
  },
);

test("[FN-03] every job that is deployed has a schedule that runs on this machine too", () => {
  const schedules = globSync("functions/src/**/*.ts", { cwd: ROOT }).flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), "utf8");
    return [...source.matchAll(/schedule: "([^"]+)"/g)].map(([, schedule = ""]) => schedule);
  });
  expect(schedules.length).toBeGreaterThan(10);
  for (const schedule of schedules) expect(nextRun(schedule, 0), schedule).toBeGreaterThan(0);
});
