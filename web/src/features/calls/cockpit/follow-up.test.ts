import { callWindow, DEFAULT_CALLING_HOURS } from "@niyamdesk/domain/calls/calling-hours";
import { istDate } from "@niyamdesk/domain/time/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CallTimes,
  followUpAt,
  followUpToSend,
  missingIn,
  missingInLog,
  pickedAt,
  withStatus,
} from "./follow-up.ts";
import { type CallForm, EMPTY_FORM } from "./ongoing-call.ts";

const at = Date.parse;
const TIMES: CallTimes = { hours: DEFAULT_CALLING_HOURS, wish: null };
/** A Monday. */
const NOON = at("2026-11-30T12:00:00+05:30");
const form = (changes: Partial<CallForm> = {}): CallForm => ({ ...EMPTY_FORM, ...changes });

describe("[T-03] when somebody is called again", () => {
  it.each([
    ["hours", NOON, "2026-11-30T14:00:00+05:30"],
    // Two hours later nobody is called any more.
    ["hours", at("2026-11-30T17:30:00+05:30"), "2026-12-01T10:00:00+05:30"],
    ["tomorrow", NOON, "2026-12-01T10:00:00+05:30"],
    // Tomorrow is a Sunday.
    ["tomorrow", at("2026-11-28T12:00:00+05:30"), "2026-11-30T10:00:00+05:30"],
    ["week", NOON, "2026-12-07T10:00:00+05:30"],
  ] as const)("[N-35] '%s' from %i is %s", (kind, now, wanted) => {
    expect(followUpAt(kind, now, TIMES).at).toBe(at(wanted));
  });

  it("[N-35] [CRM-03] whatever is chosen whenever: it lies ahead, and people are called then", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at("2026-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z") }),
        fc.constantFrom("hours", "tomorrow", "week"),
        fc.option(fc.constant({ from: 18 * 60, to: 20 * 60 })),
        (now, kind, wish) => {
          const { at: chosen } = followUpAt(kind, now, { ...TIMES, wish });
          expect(chosen).not.toBeNull();
          expect(chosen ?? 0).toBeGreaterThan(now);
          expect(callWindow(chosen ?? 0, DEFAULT_CALLING_HOURS, wish).open).toBe(true);
          expect(istDate(chosen ?? 0).weekday).not.toBe(0);
        },
      ),
    );
  });

  it("[CRM-03] a time that is picked is one of India, whatever zone the laptop is in", () => {
    expect(pickedAt("2026-12-03", "18:45").at).toBe(at("2026-12-03T13:15:00Z"));
    expect(pickedAt("2026-12-03", "").at).toBeNull();
  });

  it("whoever was not reached has one chosen already; that choice is not taken away again", () => {
    const failed = withStatus(form(), "no_answer", NOON, TIMES);
    expect(failed.followUp).toMatchObject({ kind: "hours", at: at("2026-11-30T14:00:00+05:30") });
    expect(missingIn(failed, NOON, true)).toBeNull();
    const chosen = withStatus(form({ followUp: followUpAt("week", NOON, TIMES) }), "busy", NOON, TIMES);
    expect(chosen.followUp.kind).toBe("week");
    // They answered after all: what was chosen for them goes.
    expect(withStatus(failed, "connected", NOON, TIMES).followUp.at).toBeNull();
  });
});

describe("[T-03] what a call needs before it is saved", () => {
  const connected = (changes: Partial<CallForm>) => form({ status: "connected", ...changes });
  it.each([
    [form(), "status"],
    [connected({}), "result"],
    [connected({ disposition: "interested" }), null],
    [connected({ disposition: "callback" }), "when"],
    [connected({ disposition: "callback", followUp: pickedAt("2026-12-03", "") }), "when"],
    [connected({ disposition: "callback", followUp: pickedAt("2026-11-30", "11:59") }), "past"],
    [connected({ disposition: "callback", followUp: followUpAt("tomorrow", NOON, TIMES) }), null],
    [connected({ disposition: "do_not_call" }), "barred"],
    [connected({ disposition: "do_not_call", barred: true }), null],
    [connected({ disposition: "converted" }), "paid"],
    [connected({ disposition: "converted", paid: "GST registration" }), null],
  ])("case %#", (given, missing) => {
    expect(missingIn(given, NOON, true)).toBe(missing);
  });

  it("of an answered call that is logged afterwards, the minutes are asked for", () => {
    const answered = connected({ disposition: "interested" });
    for (const untold of ["", "0"]) expect(missingInLog(answered, untold, NOON, false)).toBe("minutes");
    expect(missingInLog(answered, "3", NOON, false)).toBeNull();
    expect(missingInLog(connected({}), "3", NOON, false)).toBe("result");
    expect(missingInLog(form({ status: "no_answer" }), "", NOON, false)).toBeNull();
    expect(missingInLog(form(), "", NOON, false)).toBe("status");
  });

  it("which service was paid for is asked only where no payment is known", () => {
    expect(missingIn(connected({ disposition: "converted" }), NOON, false)).toBeNull();
  });

  it("whoever bought, said no or asked not to be called is not called again", () => {
    const followUp = followUpAt("hours", NOON, TIMES);
    for (const disposition of ["converted", "not_interested", "do_not_call"] as const)
      expect(followUpToSend(connected({ disposition, followUp }))).toBeNull();
    expect(followUpToSend(connected({ disposition: "interested", followUp }))).toBe(followUp.at);
  });
});
