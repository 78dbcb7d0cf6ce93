import { emptyDay, figuresOf, withCall } from "@niyamdesk/domain/calls/call-day";
import { expect, it } from "vitest";
import { type Unsent, withUnsent } from "./unsent.ts";

const at = (text: string) => Date.parse(`${text}+05:30`);
const unsent = (callId: string, started: string, change: Partial<Unsent> = {}): Unsent => ({
  ...{ callId, leadId: callId, status: "connected", disposition: "interested", seconds: 60 },
  startedAt: at(started),
  ...change,
});

it("[T-01] [FS-08] calls that wait for the network count on the day on which they began", () => {
  const days = withUnsent(
    [],
    [unsent("late", "2026-11-30T23:59:00"), unsent("early", "2026-12-01T00:01:00")],
    "asha",
  );
  expect(days.map(({ day, calls }) => [day, calls.length])).toEqual([
    ["2026-11-30", 1],
    ["2026-12-01", 1],
  ]);
  expect(figuresOf(days)).toMatchObject({ calls: 2, generated: 2, talk_seconds: 120 });
});

it("[T-01] one that has arrived and is not off the list yet counts once", () => {
  const call = { id: "a", lead_id: "a", minute: 600, disposition: null, seconds: 5 };
  const day = withCall(emptyDay("asha", at("2026-12-01T12:00:00")), { ...call, status: "busy" });
  const days = withUnsent([day], [unsent("a", "2026-12-01T10:00:00")], "asha");
  expect(figuresOf(days).calls).toBe(1);
});
