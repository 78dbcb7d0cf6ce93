import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CALL_STATUSES } from "./call.ts";
import { CALL_DEVICES, clockOf, talkSeconds } from "./current-call.ts";

const span = { started: 0, connected: 12_000, ended: 196_000 };

describe("[T-03] how long a call lasted", () => {
  it("[T-03] on a desk from 'Connected' on, on a phone from the tap on Call", () => {
    expect(talkSeconds("desk", "connected", span, null)).toBe(184);
    expect(talkSeconds("phone", "connected", span, null)).toBe(196);
  });

  it("[T-03] the caller makes it shorter, never longer", () => {
    expect(talkSeconds("phone", "connected", span, 60)).toBe(60);
    expect(talkSeconds("phone", "connected", span, 9_000)).toBe(196);
    expect(talkSeconds("phone", "connected", span, -5)).toBe(0);
  });

  it("[T-03] nobody was spoken to where nobody answered, and a sleep of fifteen hours is no call of fifteen hours", () => {
    expect(talkSeconds("phone", "no_answer", span, null)).toBe(0);
    expect(talkSeconds("desk", "connected", { ...span, ended: 15 * 3_600_000 }, null)).toBe(4 * 3600);
  });

  it("[T-03] is never below 0, whatever the clocks say", () => {
    const any = fc.integer({ min: -1e9, max: 1e9 });
    const spans = fc.record({ started: any, connected: fc.option(any), ended: any });
    fc.assert(
      fc.property(
        fc.constantFrom(...CALL_DEVICES),
        fc.constantFrom(...CALL_STATUSES),
        spans,
        fc.option(fc.integer()),
        (device, status, times, told) => {
          const seconds = talkSeconds(device, status, times, told);
          expect(seconds).toBeGreaterThanOrEqual(0);
          expect(Number.isInteger(seconds)).toBe(true);
          expect(seconds).toBeLessThanOrEqual(talkSeconds(device, status, times, null));
        },
      ),
    );
  });

  it.each([
    [0, "0:00"],
    [7, "0:07"],
    [184, "3:04"],
    [3727, "1:02:07"],
  ])("[T-04] %i seconds read %s", (seconds, words) => {
    expect(clockOf(seconds)).toBe(words);
  });
});
