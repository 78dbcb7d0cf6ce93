import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOLIDAY_YEARS } from "./holidays.ts";
import { istDate, istDay } from "./time.ts";
import { afterWorkingDays, isWorkingDay, workingDaysBetween } from "./working-days.ts";

const at = (time: string) => Date.parse(`${time}+05:30`);

describe("working days of India", () => {
  it.each([
    ["2026-12-01T11:20", 1, "2026-12-02T18:00"],
    ["2026-12-01T23:59", 1, "2026-12-02T18:00"],
    // Friday evening, Saturday and Sunday: Monday.
    ["2026-12-04T20:00", 1, "2026-12-07T18:00"],
    ["2026-12-05T09:00", 1, "2026-12-07T18:00"],
    ["2026-12-06T23:00", 1, "2026-12-07T18:00"],
    // Christmas Day is a Friday.
    ["2026-12-24T10:00", 1, "2026-12-28T18:00"],
    ["2026-12-23T10:00", 3, "2026-12-29T18:00"],
  ])("[O-02] from %s, %i working days later is %s", (from, days, until) => {
    expect(afterWorkingDays(at(from), days)).toBe(at(until));
  });

  it("[O-02] the day is India's, also of an instant that is another day elsewhere", () => {
    // Monday 00:30 in India is Sunday in London.
    expect(isWorkingDay(Date.parse("2026-12-06T19:00:00Z"))).toBe(true);
    expect(isWorkingDay(Date.parse("2026-12-04T19:00:00Z"))).toBe(false);
  });

  it("[O-02] what an office adds to the holidays is no working day either", () => {
    expect(afterWorkingDays(at("2026-12-01T10:00"), 1, ["2026-12-02"])).toBe(at("2026-12-03T18:00"));
  });

  it("[O-02] days off that never end hold up nothing", () => {
    const never = Array.from({ length: 60 }, (_, ahead) =>
      istDay(at("2026-12-01T12:00") + ahead * 86_400_000),
    );
    expect(afterWorkingDays(at("2026-12-01T10:00"), 1, never)).toBe(at("2026-12-02T18:00"));
  });

  it("[O-02] a promise is later than what it counts from, on a working day, and counts back to as many", () => {
    const instant = fc.integer({ min: at("2026-01-01T00:00"), max: at("2027-12-31T23:59") });
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 30 }), (from, days) => {
        const until = afterWorkingDays(from, days);
        expect(until).toBeGreaterThan(from);
        expect(isWorkingDay(until)).toBe(true);
        expect(workingDaysBetween(from, until)).toBe(days);
      }),
    );
  });

  it("[O-02] holidays are days of their year, each once, with their source and when it was looked at", () => {
    for (const { year, days, source, verified } of HOLIDAY_YEARS) {
      expect(source).not.toBe("");
      expect(istDay(at(`${verified}T12:00`))).toBe(verified);
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      for (const { day } of days) expect(istDate(at(`${day}T12:00`)).year).toBe(year);
    }
  });
});
