import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BUILT_IN_DATES } from "./built-in-dates.ts";
import type { DateRule } from "./date-rule.ts";
import { addDays, dayIn, daysFrom, daysIn } from "./day.ts";
import { legalDates } from "./recurrence.ts";

const NOTHING = { incorporated_on: null, agm_on: null, kyc_year: 2028 };
const day = fc
  .tuple(
    fc.integer({ min: 2024, max: 2060 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map(([year, month, of]) => dayIn(year, month, of));
const rule = fc.constantFrom(...BUILT_IN_DATES);

const IN_A_YEAR = { month: 12, quarter: 4, half: 2, year: 1, calendar_half: 2, calendar_year: 1 };

/** In three financial years from April on. */
function expectedIn({ recurs }: DateRule, year: number): number {
  if ("after" in recurs) return recurs.after === "agm" ? 3 : 0;
  if (recurs.each === "third_year") return year + 3 > NOTHING.kyc_year ? 1 : 0;
  const share = recurs.each === "month" ? (recurs.ofQuarter?.length ?? 3) / 3 : 1;
  return IN_A_YEAR[recurs.each] * share * 3;
}

test("[CAL-01] over any years, leap years too, no month, quarter, half or year loses its date, and none has two", () => {
  fc.assert(
    fc.property(rule, fc.integer({ min: 2024, max: 2060 }), (one, year) => {
      const until = addDays(`${year + 3}-04-01`, -1);
      const found = legalDates(one, `${year}-04-01`, until, NOTHING);
      expect(new Set(found.map(({ period }) => period)).size).toBe(found.length);
      expect(found.length).toBe(expectedIn(one, year));
    }),
  );
});

test("[CAL-01] what lies between two days is the same, asked at once or in parts that meet on any day", () => {
  fc.assert(
    fc.property(rule, day, fc.nat(800), fc.nat(800), (one, from, first, second) => {
      const middle = addDays(from, first);
      const until = addDays(middle, second);
      const whole = legalDates(one, from, until, NOTHING);
      const parts = [
        ...legalDates(one, from, middle, NOTHING),
        ...legalDates(one, addDays(middle, 1), until, NOTHING),
      ];
      expect(whole).toEqual(parts);
      for (const { day: due } of whole) expect(addDays(due, 0)).toBe(due);
    }),
  );
});

test("[CAL-01] the last of a month is its last, 29 February in a leap year, and days are counted over it", () => {
  expect(dayIn(2028, 2, 31)).toBe("2028-02-29");
  expect(dayIn(2027, 14, 31)).toBe("2028-02-29");
  expect(dayIn(2027, -10, 31)).toBe("2026-02-28");
  expect(daysIn(2100, 2)).toBe(28);
  expect(daysFrom("2028-02-28", "2028-03-01")).toBe(2);
  const inc = BUILT_IN_DATES.find(({ code }) => code === "inc_20a");
  expect(
    inc && legalDates(inc, "2028-01-01", "2028-12-31", { ...NOTHING, incorporated_on: "2027-12-01" }),
  ).toEqual([{ period: "2027-12-01", day: "2028-05-29" }]);
});
