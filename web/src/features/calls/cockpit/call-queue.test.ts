import { DEFAULT_CALLING_HOURS } from "@niyamdesk/domain/calls/calling-hours";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalledLead, readCalledLead } from "../data/queue.ts";
import { queueOf } from "./use-call-queue.ts";

const NOON = Date.parse("2026-11-30T12:00:00+05:30");
const AROUND = { uid: "dev", hours: DEFAULT_CALLING_HOURS, now: NOON, without: [] };
const lead = (id: string, changes: Partial<CalledLead> = {}): CalledLead => ({
  ...readCalledLead(id, { name: "Asha", phone_e164: "+919847011223", status: "new" }),
  created_at: NOON - 1000,
  ...changes,
});
const ids = (leads: CalledLead[], around = AROUND) => queueOf(leads, around).map(({ lead: { id } }) => id);

describe("[T-03] who is called next", () => {
  it("overdue, then due, then new", () => {
    expect(
      ids([
        lead("new"),
        lead("due", { next_follow_up: NOON + 3_600_000 }),
        lead("overdue", { next_follow_up: NOON - 3_600_000 }),
        lead("tomorrow", { next_follow_up: NOON + 86_400_000 }),
      ]),
    ).toEqual(["overdue", "due", "new"]);
  });

  it("[T-08] [CRM-02] nobody who may not be called now: by their wish, by ours, by their number, by somebody else's call", () => {
    const calling = { uid: "pooja", name: "Pooja", since: NOON - 60_000 };
    expect(
      ids([
        lead("barred", { do_not_call: true }),
        lead("no-number", { phone_e164: null }),
        lead("evening", { wish: { from: 18 * 60, to: 20 * 60 } }),
        lead("busy", { calling }),
        lead("own-call", { calling: { ...calling, uid: "dev" } }),
        lead("forgotten", { calling: { ...calling, since: NOON - 3 * 3_600_000 } }),
        lead("closed", { isOpen: false }),
      ]).sort(),
    ).toEqual(["forgotten", "own-call"]);
    // A Sunday.
    expect(ids([lead("new")], { ...AROUND, now: NOON - 86_400_000 })).toEqual([]);
  });

  it("who was called today is offered again at the time that was set then, and not before, unless they ask for a call", () => {
    const called = (at: number) => ({ at, status: "connected" as const, disposition: "interested" as const });
    expect(
      ids([
        lead("today", { lastCall: called(NOON - 3_600_000) }),
        lead("yesterday", { lastCall: called(NOON - 86_400_000) }),
        lead("in-two-hours", { lastCall: called(NOON - 60_000), next_follow_up: NOON + 7_140_000 }),
        lead("now", { lastCall: called(NOON - 7_200_000), next_follow_up: NOON }),
        lead("asked", { lastCall: called(NOON - 3_600_000), call_by: NOON + 1_800_000 }),
        lead("later-today", { lastCall: called(NOON - 86_400_000), next_follow_up: NOON + 3_600_000 }),
      ]),
    ).toEqual(["now", "asked", "later-today", "yesterday"]);
  });

  it("a lead whose call is not sent yet, or that was skipped, is not offered again", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom("a", "b", "c", "d")), (without) => {
        const found = queueOf(
          ["a", "b", "c", "d"].map((id) => lead(id)),
          { ...AROUND, without },
        );
        expect(found).toHaveLength(4 - without.length);
        expect(found.filter(({ lead: { id } }) => without.some((one) => one === id))).toEqual([]);
      }),
    );
  });
});
