import { expect, test } from "vitest";
import type { ClientDate } from "./client-dates.ts";
import { addDays } from "./day.ts";
import { alreadyNear, isOpenDate, REMINDER_DAYS, remindersDue, toldKey } from "./reminders.ts";

const date = (change: Partial<ClientDate> = {}): ClientDate => ({
  ...{ key: "gstr_9_2025-26", code: "gstr_9", period: "2025-26", authority: "GST" },
  ...{ title: { en: "GSTR-9", hi: "GSTR-9" }, day: "2026-12-31", legal_day: "2026-12-31", extended_by: null },
  ...{ quiet: false, unless: [], service: null, order: null },
  ...change,
});

/** What is told of a date on each day of a run from one day on. */
function toldFrom(start: string, days: number, one: ClientDate, every = 1) {
  let told: Record<string, number> = {};
  const heard: string[] = [];
  for (let at = 0; at < days; at += every) {
    const today = addDays(start, at);
    for (const { step } of remindersDue([one], { marks: {}, days: REMINDER_DAYS, told }, today)) {
      heard.push(`${today} ${step}`);
      told = { ...told, [toldKey(one)]: step };
    }
  }
  return heard;
}

test("[CAL-04] 30, 14, 7 and 1 days before, each once; a job that missed days tells the nearest, never two", () => {
  expect(toldFrom("2026-11-01", 70, date())).toEqual([
    "2026-12-01 30",
    "2026-12-17 14",
    "2026-12-24 7",
    "2026-12-30 1",
  ]);
  expect(toldFrom("2026-11-01", 70, date(), 9)).toEqual(["2026-12-07 30", "2026-12-25 7"]);
});

test("[CAL-04] nothing for what is done, ordered, not for me, done otherwise, quiet, or switched off", () => {
  const due = (one: ClientDate, marks = {}, days: readonly (30 | 14 | 7 | 1)[] = REMINDER_DAYS) =>
    remindersDue([one], { marks, days, told: {} }, "2026-12-24").length;
  expect(due(date())).toBe(1);
  expect(due(date(), { "gstr_9_2025-26": "done" })).toBe(0);
  expect(due(date(), { "gstr_9_2025-26": "not_mine" })).toBe(0);
  expect(due(date({ order: { id: "ORD-1", done: false, with: null } }))).toBe(0);
  expect(due(date({ quiet: true }))).toBe(0);
  expect(due(date(), {}, [30, 14, 1])).toBe(0);
  const late = date({ unless: ["itr"] });
  expect([
    isOpenDate(late, { "itr_2025-26": "done" }),
    isOpenDate(late, { "itr_2025-26": "not_mine" }),
  ]).toEqual([false, true]);
});

test("[CAL-04] what is near when it becomes known is not told at once, and a date that moved is told anew", () => {
  const told = alreadyNear([date()], "2026-12-20");
  const on = (one: ClientDate, today: string) =>
    remindersDue([one], { marks: {}, days: REMINDER_DAYS, told }, today).map(({ step }) => step);
  expect([on(date(), "2026-12-20"), on(date(), "2026-12-24")]).toEqual([[], [7]]);
  expect(on(date({ day: "2027-01-15" }), "2027-01-08")).toEqual([7]);
});
