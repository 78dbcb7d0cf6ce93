import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { istDate, istDay, startOfIstDay } from "../time/time.ts";
import {
  callWindow,
  DEFAULT_CALLING_HOURS,
  LAWFUL_HOURS,
  nextCallable,
  promisedBy,
} from "./calling-hours.ts";

const at = (text: string) => Date.parse(text);
const anyInstant = fc.integer({ min: at("2026-01-01T00:00:00Z"), max: at("2030-12-31T00:00:00Z") });
const anyHours = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
  from: fc.integer({ min: 0, max: 1440 }),
  to: fc.integer({ min: 0, max: 1440 }),
  holidays: fc.constant<string[]>([]),
  at_most: fc.constant(LAWFUL_HOURS),
});
const anyWish = fc.option(
  fc.record({ from: fc.integer({ min: 0, max: 1440 }), to: fc.integer({ min: 0, max: 1440 }) }),
);

describe("[T-08] [N-35] calling hours", () => {
  it.each([
    ["2026-11-30T10:00:00+05:30", true],
    ["2026-11-30T09:59:59+05:30", false],
    ["2026-11-30T18:59:59+05:30", true],
    ["2026-11-30T19:00:00+05:30", false],
    // 13:30 UTC is the end of the day here, 04:30 UTC its begin.
    ["2026-11-30T13:29:00Z", true],
    ["2026-11-30T13:30:00Z", false],
    ["2026-11-30T04:29:00Z", false],
    ["2026-11-30T04:30:00Z", true],
    // Saturday yes, Sunday no.
    ["2026-11-28T12:00:00+05:30", true],
    ["2026-11-29T12:00:00+05:30", false],
  ])("[N-35] at %s people may be called: %s", (instant, open) => {
    expect(callWindow(at(instant), DEFAULT_CALLING_HOURS).open).toBe(open);
  });

  it("[T-08] outside of them it is said when calling begins again, over a Sunday and a holiday too", () => {
    expect(callWindow(at("2026-11-28T19:30:00+05:30"), DEFAULT_CALLING_HOURS)).toEqual({
      open: false,
      opens: at("2026-11-30T10:00:00+05:30"),
    });
    const hours = { ...DEFAULT_CALLING_HOURS, holidays: ["2026-11-30"] };
    expect(callWindow(at("2026-11-28T19:30:00+05:30"), hours)).toEqual({
      open: false,
      opens: at("2026-12-01T10:00:00+05:30"),
    });
  });

  it("[T-08] what a person wished stands instead of our hours, never before nine nor after nine", () => {
    const evening = { from: 19 * 60, to: 23 * 60 };
    expect(callWindow(at("2026-11-30T20:30:00+05:30"), DEFAULT_CALLING_HOURS, evening)).toEqual({
      open: true,
      closes: at("2026-11-30T21:00:00+05:30"),
    });
    expect(nextCallable(at("2026-11-30T12:00:00+05:30"), DEFAULT_CALLING_HOURS, evening)).toBe(
      at("2026-11-30T19:00:00+05:30"),
    );
  });

  it("[T-08] hours that are never open say so, and do not go on for ever", () => {
    expect(callWindow(0, { ...DEFAULT_CALLING_HOURS, days: [] })).toEqual({ open: false, opens: null });
    expect(callWindow(0, { ...DEFAULT_CALLING_HOURS, from: 600, to: 600 })).toEqual({
      open: false,
      opens: null,
    });
  });

  it("[T-08] whatever is set: nobody is called outside nine to nine, and what opens next is open then", () => {
    fc.assert(
      fc.property(anyInstant, anyHours, anyWish, (now, hours, wish) => {
        const window = callWindow(now, hours, wish);
        const next = nextCallable(now, hours, wish);
        if (next === null) return;
        const minute = (next - startOfIstDay(next)) / 60_000;
        expect(minute).toBeGreaterThanOrEqual(LAWFUL_HOURS.from);
        expect(minute).toBeLessThan(LAWFUL_HOURS.to);
        expect(hours.days).toContain(istDate(next).weekday);
        expect(callWindow(next, hours, wish).open).toBe(true);
        if (window.open) expect(istDay(window.closes - 1)).toBe(istDay(now));
        else expect(next).toBeGreaterThan(now);
      }),
    );
  });
});

describe("[T-08] by when somebody who asked is called", () => {
  it.each([
    ["2026-11-30T11:00:00+05:30", 30, "2026-11-30T11:30:00+05:30"],
    // At night and on Sunday it counts from the morning on.
    ["2026-11-30T23:10:00+05:30", 30, "2026-12-01T10:30:00+05:30"],
    ["2026-11-29T12:00:00+05:30", 30, "2026-11-30T10:30:00+05:30"],
    // Ten minutes are left on Saturday, twenty go on on Monday.
    ["2026-11-28T18:50:00+05:30", 30, "2026-11-30T10:20:00+05:30"],
    ["2026-11-30T10:00:00+05:30", 600, "2026-12-01T11:00:00+05:30"],
  ])("asked at %s, %i minutes of calling time later: %s", (asked, minutes, by) => {
    expect(promisedBy(at(asked), DEFAULT_CALLING_HOURS, minutes)).toBe(at(by));
  });

  it("never, where nobody is ever called", () => {
    expect(promisedBy(at("2026-11-30T11:00:00Z"), { ...DEFAULT_CALLING_HOURS, days: [] }, 30)).toBeNull();
  });
});
