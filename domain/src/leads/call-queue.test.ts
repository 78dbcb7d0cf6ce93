import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRIORITIES } from "../base/priority.ts";
import { callQueue, type Queued, turnOf } from "./call-queue.ts";

const NOW = Date.parse("2026-11-30T12:00:00+05:30");
const at = (text: string) => Date.parse(`${text}+05:30`);
const lead = (id: string, given: Partial<Queued> = {}): Queued => ({
  id,
  phone_e164: "+919847011223",
  do_not_call: false,
  isOpen: true,
  priority: "medium",
  next_follow_up: null,
  call_by: null,
  created_at: NOW - 3_600_000,
  ...given,
});
const anyLead = fc.record({
  id: fc.uuid(),
  phone_e164: fc.constantFrom("+919847011223", null),
  do_not_call: fc.boolean(),
  isOpen: fc.boolean(),
  priority: fc.constantFrom(...PRIORITIES),
  next_follow_up: fc.option(fc.integer({ min: NOW - 3 * 86_400_000, max: NOW + 3 * 86_400_000 })),
  call_by: fc.option(fc.integer({ min: NOW - 86_400_000, max: NOW + 86_400_000 })),
  created_at: fc.integer({ min: NOW - 9 * 86_400_000, max: NOW }),
});

describe("[T-01] [T-03] whom to call next", () => {
  it("[T-03] overdue, then due, then new", () => {
    const leads = [
      lead("new-low", { priority: "low", created_at: NOW - 1 }),
      lead("new-high-old", { priority: "high", created_at: NOW - 9_000_000 }),
      lead("new-high", { priority: "high" }),
      lead("promised", { call_by: NOW + 300_000, priority: "low" }),
      lead("late-promise", { call_by: NOW - 300_000 }),
      lead("due-later", { next_follow_up: at("2026-11-30T18:00") }),
      lead("due", { next_follow_up: at("2026-11-30T16:30") }),
      lead("overdue", { next_follow_up: at("2026-11-30T11:00") }),
      lead("overdue-since-yesterday", { next_follow_up: at("2026-11-29T11:00") }),
      lead("tomorrow", { next_follow_up: at("2026-12-01T00:00") }),
    ];
    expect(callQueue(leads, NOW).map((one) => one.lead.id)).toEqual([
      ...["overdue-since-yesterday", "overdue", "late-promise", "promised", "due", "due-later"],
      ...["new-high", "new-high-old", "new-low"],
    ]);
  });

  it("[T-03] [Z-02] who has a follow-up next week and asks for a call now is called now", () => {
    const next_follow_up = at("2026-12-07T10:00");
    const asked = (call_by: number | null) => lead("a", { next_follow_up, call_by });
    expect(turnOf(asked(null), NOW)).toBeNull();
    expect(turnOf(asked(NOW + 300_000), NOW)).toBe("due");
    expect(turnOf(asked(NOW - 300_000), NOW)).toBe("overdue");
    expect(turnOf(asked(at("2026-12-02T10:30")), NOW)).toBeNull();
    // A follow-up of earlier is not put off by a promise.
    expect(turnOf(lead("a", { next_follow_up: NOW - 1, call_by: NOW + 300_000 }), NOW)).toBe("overdue");
  });

  it("[FRM-05] due is the day in India: until midnight there, not after", () => {
    expect(turnOf(lead("a", { next_follow_up: at("2026-11-30T23:59") }), NOW)).toBe("due");
    expect(turnOf(lead("a", { next_follow_up: at("2026-12-01T00:00") }), NOW)).toBeNull();
  });

  it("[CRM-02] [T-08] never somebody who asked not to be called, without a number, or done with", () => {
    fc.assert(
      fc.property(fc.array(anyLead), (leads) => {
        for (const one of callQueue(leads, NOW)) {
          expect(one.lead.do_not_call).toBe(false);
          expect(one.lead.isOpen).toBe(true);
          expect(one.lead.phone_e164).not.toBeNull();
        }
      }),
    );
  });

  it("[T-03] is one order, whichever way the leads came", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyLead, { selector: ({ id }) => id }), (leads) => {
        const ids = (given: readonly Queued[]) => callQueue(given, NOW).map((one) => one.lead.id);
        expect(ids([...leads].reverse())).toEqual(ids(leads));
      }),
    );
  });
});
