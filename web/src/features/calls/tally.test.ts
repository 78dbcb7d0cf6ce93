import { expect, test } from "vitest";
import { dueFollowUps, readCall, readTargets, tallyOf } from "./tally.ts";

const at = (ms: number) => ({ toMillis: () => ms });

test("[T-01] the day's figures come from its calls alone", () => {
  const calls = [
    readCall("1", { call_status: "connected", call_disposition: "converted" }),
    readCall("2", { call_status: "connected", call_disposition: null }),
    readCall("3", { call_status: "no_answer" }),
    readCall("4", {}),
  ];
  expect(tallyOf(calls)).toEqual({ calls: 4, connected: 2, converted: 1 });
  expect(tallyOf([])).toEqual({ calls: 0, connected: 0, converted: 0 });
});

test("[T-01] a follow-up is due on its day; settled ones and those of tomorrow are not", () => {
  const calls = [
    readCall("today", { follow_up_required: true, follow_up_date: at(99) }),
    readCall("tomorrow", { follow_up_required: true, follow_up_date: at(100) }),
    readCall("undated", { follow_up_required: true, follow_up_date: null }),
    readCall("settled", { follow_up_required: false, follow_up_date: at(1) }),
  ];
  expect(dueFollowUps(calls, 100)).toBe(2);
});

test("[T-01] a target that nobody set is none", () => {
  expect(readTargets({ daily_calls: 60, daily_conversions: 0 })).toEqual({ calls: 60, conversions: null });
  expect(readTargets({})).toEqual({ calls: null, conversions: null });
});
