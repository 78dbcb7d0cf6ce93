import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  financialYear,
  formatDate,
  formatDateTime,
  isIstDayName,
  istDate,
  istDay,
  recentFinancialYears,
  startOfIstDay,
  startOfIstDayNamed,
  startOfIstMonth,
  startOfIstWeek,
  startOfIstYesterday,
} from "./time.ts";

const at = (text: string) => Date.parse(text);
const DAY = 86_400_000;
const anyInstant = fc.integer({ min: at("2015-01-01T00:00:00Z"), max: at("2099-12-31T00:00:00Z") });

describe("days in India", () => {
  it.each(["00:10", "05:29", "05:31", "23:59"])("[FRM-05] %s IST belongs to its own day", (clock) => {
    const instant = at(`2026-11-28T${clock}:00+05:30`);
    expect(istDay(instant)).toBe("2026-11-28");
    expect(startOfIstDay(instant)).toBe(at("2026-11-28T00:00:00+05:30"));
    expect(startOfIstYesterday(instant)).toBe(at("2026-11-27T00:00:00+05:30"));
  });

  it("[FRM-05] a day runs from midnight to midnight in India, whatever the machine's zone", () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const start = startOfIstDay(instant);
        expect(instant - start).toBeGreaterThanOrEqual(0);
        expect(instant - start).toBeLessThan(DAY);
        expect(istDay(start)).toBe(istDay(instant));
        expect(istDay(start - 1)).not.toBe(istDay(instant));
        expect(istDay(startOfIstYesterday(instant))).toBe(istDay(start - 1));
      }),
    );
  });

  it("[FRM-05] the calendar agrees with the platform's own for Asia/Kolkata", () => {
    const platform = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });
    fc.assert(fc.property(anyInstant, (instant) => istDay(instant) === platform.format(instant)));
  });

  it("[FRM-05] months begin on the first in India", () => {
    expect(startOfIstMonth(at("2026-04-01T00:10:00+05:30"))).toBe(at("2026-04-01T00:00:00+05:30"));
    expect(startOfIstMonth(at("2026-03-31T23:59:00+05:30"))).toBe(at("2026-03-01T00:00:00+05:30"));
  });
});

describe("weeks", () => {
  it("[FRM-06] a week begins on Sunday, and a Sunday belongs to the week it begins", () => {
    expect(startOfIstWeek(at("2026-03-01T12:00:00+05:30"))).toBe(at("2026-03-01T00:00:00+05:30"));
    expect(startOfIstWeek(at("2026-02-28T23:59:59+05:30"))).toBe(at("2026-02-22T00:00:00+05:30"));
  });

  it("[FRM-06] every week starts on a Sunday at most seven days ago", () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const start = startOfIstWeek(instant);
        expect(istDate(start).weekday).toBe(0);
        expect(instant - start).toBeLessThan(7 * DAY);
        expect(instant).toBeGreaterThanOrEqual(start);
      }),
    );
  });
});

describe("financial years", () => {
  it.each([
    ["2027-03-31T23:59:59+05:30", "26-27"],
    ["2027-04-01T00:00:00+05:30", "27-28"],
    ["2027-03-31T18:29:59Z", "26-27"],
    ["2027-03-31T18:30:00Z", "27-28"],
    ["2027-01-01T00:00:00+05:30", "26-27"],
    ["2099-12-31T12:00:00+05:30", "99-00"],
  ])("[RZP-23] %s falls into %s", (instant, year) => {
    expect(financialYear(at(instant))).toBe(year);
  });
});

describe("display", () => {
  it("[FRM-05] dates and times are India's, also just after midnight there", () => {
    const instant = at("2026-11-27T18:45:00Z");
    expect(formatDate(instant)).toBe("28 Nov 2026");
    expect(formatDateTime(instant).replace(/\s/gu, " ")).toBe("28 Nov 2026, 12:15 am");
  });

  it("[CRM-03] a follow-up at 13:15 UTC is shown as 6:45 in the evening", () => {
    expect(formatDateTime(at("2026-11-27T13:15:00Z")).replace(/\s/gu, " ")).toBe("27 Nov 2026, 6:45 pm");
  });
});

describe("days and years by name", () => {
  it("[FRM-05] a day's name leads back to its midnight in India, and what is no day is none", () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(isIstDayName(istDay(instant))).toBe(true);
        expect(startOfIstDayNamed(istDay(instant))).toBe(startOfIstDay(instant));
      }),
    );
    for (const text of [
      "2026-02-30",
      "2026-13-01",
      "26-01-01",
      "today",
      "",
      "2026-1-1",
      "2026-01-01T00:00",
    ]) {
      expect([text, isIstDayName(text)]).toEqual([text, false]);
    }
  });

  it("[FRM-05] financial years run from April to March", () => {
    expect(recentFinancialYears(at("2027-03-31T23:59:00+05:30"), 2)).toEqual([
      { name: "2026-27", from: "2026-04-01", until: "2027-03-31" },
      { name: "2025-26", from: "2025-04-01", until: "2026-03-31" },
    ]);
    expect(recentFinancialYears(at("2027-04-01T00:00:00+05:30"), 1)[0]?.name).toBe("2027-28");
  });
});
