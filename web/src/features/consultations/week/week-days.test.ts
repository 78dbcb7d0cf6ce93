import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { expect, test } from "vitest";
import type { ConsultationView } from "../read-consultation.ts";
import { daysOfWeek, hoursShown } from "./week-days.ts";

const SUNDAY = startOfIstDayNamed("2026-11-29");
const at = (day: number, hour: number, minute = 0) =>
  SUNDAY + day * 86_400_000 + (hour * 60 + minute) * 60_000;
const talk = (startsAt: number) => ({ startsAt, endsAt: startsAt + 1_800_000 }) as ConsultationView;
const HOURS = {
  consultation_hours: { days: [1, 3, 6], periods: [{ from: "10:30", to: "13:00" }] },
  days_off: ["2026-12-02"],
};

test("[K-04] a week begins on Sunday; a day off and days without hours are closed, what is booked stands on its day", () => {
  const days = daysOfWeek(SUNDAY, HOURS, [talk(at(1, 10, 30)), talk(at(3, 19, 30))]);
  expect(days.map(({ periods }) => periods.length)).toEqual([0, 1, 0, 0, 0, 0, 1]);
  expect(days.map(({ isOff }) => isOff)).toEqual([false, false, false, true, false, false, false]);
  expect(days.map(({ consultations }) => consultations.length)).toEqual([0, 1, 0, 1, 0, 0, 0]);
  expect(hoursShown(days)).toEqual({ first: 10, last: 20 });
});

test("[K-04] whoever is not listed has no hours, and a week without anything still shows a day's hours", () => {
  const days = daysOfWeek(SUNDAY, null, []);
  expect(days.every(({ periods }) => periods.length === 0)).toBe(true);
  expect(hoursShown(days)).toEqual({ first: 10, last: 17 });
  expect(daysOfWeek(SUNDAY, { consultation_hours: null, days_off: [] }, [])[1]?.periods).toHaveLength(2);
});
