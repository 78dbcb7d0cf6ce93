import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { istDate, istDay } from "../time/time.ts";
import { daysOf, PERIOD_KINDS, periodAfter, periodBefore, periodOf } from "./period.ts";

const at = (text: string) => Date.parse(`${text}+05:30`);
const anyInstant = fc.integer({ min: at("2024-01-01T00:00:00"), max: at("2031-12-31T23:59:59") });

describe("[T-05] a day, a week, a month", () => {
  it("[FRM-06] a week begins on Sunday, also where the Sunday is in the month before", () => {
    const week = periodOf("week", at("2026-12-01T11:20:00"));
    expect(daysOf(week)).toEqual([
      ...["2026-11-29", "2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05"],
    ]);
  });

  it("[FRM-05] belongs to the calendar of India, at the minutes where UTC has another day", () => {
    expect(daysOf(periodOf("day", at("2027-01-01T00:10:00")))).toEqual(["2027-01-01"]);
    expect(daysOf(periodOf("day", at("2026-12-31T23:59:59")))).toEqual(["2026-12-31"]);
    expect(daysOf(periodOf("month", at("2028-02-29T05:29:00")))).toHaveLength(29);
    expect(istDay(periodOf("week", at("2026-11-29T00:00:00")).from)).toBe("2026-11-29");
    expect(istDay(periodOf("week", at("2026-11-28T23:59:59")).from)).toBe("2026-11-22");
  });

  it("every instant is in one of each kind, and each ends where the next begins", () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...PERIOD_KINDS), (instant, kind) => {
        const period = periodOf(kind, instant);
        expect(period.from <= instant && instant < period.until).toBe(true);
        expect(daysOf(period)).toContain(istDay(instant));
        expect(periodAfter(period).from).toBe(period.until);
        expect(periodBefore(period).until).toBe(period.from);
        expect(periodBefore(periodAfter(period))).toEqual(period);
        if (kind === "week") expect(istDate(period.from).weekday).toBe(0);
        if (kind === "month") expect(istDate(period.from).day).toBe(1);
      }),
    );
  });
});
