import { DEFAULT_CALLING_HOURS } from "@niyamdesk/domain/calls/calling-hours";
import { expect, test } from "vitest";
import { FirstCall } from "./first-call.tsx";

const NOW = Date.parse("2026-11-30T14:40:00+05:30");

test("[T-01] a day without a call says when people may be called, and midnight to midnight as any time", () => {
  const said = (from: number, to: number) =>
    FirstCall({
      hours: {
        ...DEFAULT_CALLING_HOURS,
        days: [0, 1, 2, 3, 4, 5, 6],
        ...{ from, to, at_most: { from: 0, to: 1440 } },
      },
      now: NOW,
    });
  expect(said(600, 1140)).toMatch(/^No calls yet today. Calling hours: 10:00.am to 7:00.pm.$/);
  expect(said(0, 1440)).toBe("No calls yet today. You can call at any time.");
});
