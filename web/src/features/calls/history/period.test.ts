import { expect, it } from "vitest";
import { startOf } from "./period.ts";

const at = Date.parse;

it.each([
  // A Monday, ten minutes after midnight in India: UTC has Sunday.
  ["2026-11-30T00:10:00+05:30", "2026-11-30", "2026-11-29", "2026-11-01"],
  ["2026-11-29T23:59:00+05:30", "2026-11-29", "2026-11-29", "2026-11-01"],
  ["2026-12-01T05:29:00+05:30", "2026-12-01", "2026-11-29", "2026-12-01"],
  ["2026-03-01T12:00:00+05:30", "2026-03-01", "2026-03-01", "2026-03-01"],
])(
  "[T-04] [FRM-05] [FRM-06] at %s periods begin on days of India, weeks on Sunday",
  (now, today, week, month) => {
    const midnight = (day: string) => at(`${day}T00:00:00+05:30`);
    expect(startOf("today", at(now))).toBe(midnight(today));
    expect(startOf("week", at(now))).toBe(midnight(week));
    expect(startOf("month", at(now))).toBe(midnight(month));
    expect(startOf("all", at(now))).toBeNull();
  },
);
