import { expect, it } from "vitest";
import { byIstDay, istDaysBetween } from "./by-day.ts";

const at = (iso: string) => ({ at: Date.parse(iso) });

it("[O-02] what happened before and after midnight in India stands under two days, whatever UTC says", () => {
  const late = at("2026-11-28T18:29:59Z"); // 11:59 pm in India
  const early = at("2026-11-28T18:30:00Z"); // midnight
  expect(byIstDay([early, late])).toEqual([
    { start: Date.parse("2026-11-28T18:30:00Z"), entries: [early] },
    { start: Date.parse("2026-11-27T18:30:00Z"), entries: [late] },
  ]);
});

it("[O-02] entries of one day stand together in the order in which they came", () => {
  const entries = [at("2026-11-28T10:00:00Z"), at("2026-11-28T04:00:00Z"), at("2026-11-20T04:00:00Z")];
  const days = byIstDay(entries);
  expect(days.map((day) => day.entries.length)).toEqual([2, 1]);
  expect(days.flatMap((day) => day.entries)).toEqual(entries);
  expect(byIstDay([])).toEqual([]);
});

it("days between two instants are those of India", () => {
  const evening = Date.parse("2026-11-28T18:00:00Z");
  expect(istDaysBetween(evening, evening + 3_600_000)).toBe(1);
  expect(istDaysBetween(evening, evening - 3_600_000)).toBe(0);
  expect(istDaysBetween(evening, evening - 86_400_000)).toBe(-1);
});
