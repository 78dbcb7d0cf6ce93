import { expect, it } from "vitest";
import { daysAhead, inHours, instantOf, instantOfDay, istInput, nextMonday } from "./ist-input.ts";

const at = Date.parse;

it("what is typed is a time of India, in whatever zone the browser is", () => {
  expect(instantOf({ day: "2026-12-03", time: "10:00" })).toBe(at("2026-12-03T04:30:00Z"));
  expect(instantOf({ day: "2026-12-03", time: "00:15" })).toBe(at("2026-12-02T18:45:00Z"));
  expect(istInput(at("2026-12-02T18:45:00Z"))).toEqual({ day: "2026-12-03", time: "00:15" });
});

it("every minute comes back as it was typed", () => {
  for (let minute = 0; minute < 2880; minute += 37) {
    const instant = at("2026-12-31T18:00:00Z") + minute * 60_000;
    expect(instantOf(istInput(instant))).toBe(instant);
  }
});

it("what is no day or no time is nothing", () => {
  for (const day of ["", "2026-06-31", "2026-02-29", "3.12.2026", "2026-1-1", "20260-01-01"]) {
    expect(instantOfDay(day), day).toBeNull();
    expect(instantOf({ day, time: "10:00" }), day).toBeNull();
  }
  for (const time of ["", "24:00", "10:60", "10", "7:30"]) {
    expect(instantOf({ day: "2026-12-03", time }), time).toBeNull();
  }
  expect(instantOfDay("2028-02-29")).toBe(at("2028-02-28T18:30:00Z"));
});

it("two hours from now is a time that one would say", () => {
  expect(istInput(inHours(2, at("2026-12-01T05:50:20Z")))).toEqual({ day: "2026-12-01", time: "13:25" });
  expect(istInput(inHours(2, at("2026-12-01T05:50:00Z")))).toEqual({ day: "2026-12-01", time: "13:20" });
});

it("tomorrow is India's, also while UTC has yesterday", () => {
  expect(istInput(daysAhead(1, 10, at("2026-12-01T18:29:00Z")))).toEqual({
    day: "2026-12-02",
    time: "10:00",
  });
  expect(istInput(daysAhead(1, 10, at("2026-12-01T18:31:00Z")))).toEqual({
    day: "2026-12-03",
    time: "10:00",
  });
});

it("next week is the Monday after the coming Sunday, or of the week that begins today", () => {
  // A Tuesday, a Saturday, a Sunday.
  expect(istInput(nextMonday(10, at("2026-12-01T06:00:00Z"))).day).toBe("2026-12-07");
  expect(istInput(nextMonday(10, at("2026-12-05T06:00:00Z"))).day).toBe("2026-12-07");
  expect(istInput(nextMonday(10, at("2026-12-06T06:00:00Z"))).day).toBe("2026-12-14");
});
