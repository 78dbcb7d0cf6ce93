import { expect, it } from "vitest";
import { dueADayAgo, dueNow, type FollowedUp } from "./follow-ups.ts";

const at = (text: string) => Date.parse(`${text}+05:30`);
const NOW = at("2026-12-01T11:20:00");
const lead = (id: string, when: string) => ({ id, next_follow_up: at(when) });

it("[T-01] [FRM-05] a follow-up is due from midnight of its day in India on, and overdue once its time has passed", () => {
  const leads = [
    lead("late today", "2026-12-01T23:59:59"),
    lead("earlier today", "2026-12-01T00:00:00"),
    lead("yesterday", "2026-11-30T23:59:59"),
    lead("tomorrow", "2026-12-02T00:00:00"),
  ];
  expect(dueNow(leads, NOW)).toEqual({ due: 3, overdue: 2 });
  expect(dueNow([], NOW)).toEqual({ due: 0, overdue: 0 });
});

it("[T-01] what was due a day ago: what is open from then, and what a call has settled since", () => {
  const leads = [lead("open", "2026-11-30T16:00:00"), lead("of today", "2026-12-01T10:00:00")];
  const call = (lead_id: string, changes: Partial<FollowedUp> = {}): FollowedUp => ({
    lead_id,
    started: at("2026-11-28T12:00:00"),
    follow_up_date: at("2026-11-30T16:00:00"),
    required: false,
    updated: at("2026-11-30T16:05:00"),
    ...changes,
  });
  expect(dueADayAgo(leads, [], NOW)).toBe(1);
  expect(dueADayAgo(leads, [call("settled yesterday afternoon")], NOW)).toBe(2);
  // Of one lead two calls are one follow-up, and so is a lead that is open again.
  expect(dueADayAgo(leads, [call("open"), call("a"), call("a")], NOW)).toBe(2);
  const others = [
    call("settled before", { updated: at("2026-11-30T10:00:00") }),
    call("asked for since", { started: at("2026-11-30T15:00:00") }),
    call("for today", { follow_up_date: at("2026-12-01T09:00:00") }),
    call("still open", { required: true }),
    call("without a date", { follow_up_date: null }),
  ];
  expect(dueADayAgo(leads, others, NOW)).toBe(1);
});
