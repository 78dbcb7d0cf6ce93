import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAway, USUAL_AVAILABILITY } from "../staff/availability.ts";
import { builtInPlan } from "../steps/built-in-plans.ts";
import { WORKER_ROLES } from "../steps/step.ts";
import { chooseWorker, type Worker } from "./assignment.ts";

const worker = (uid: string, given: Partial<Worker> = {}): Worker => ({
  ...{ uid, role: "tax_executive", isIn: true, services: null, open: 0, capacity: null, given_at: null },
  ...given,
});
const itr = builtInPlan("itr-filing");

describe("[Z-02] who is given an order", () => {
  it("[Z-02] the fewest open steps, then who was given one longest ago", () => {
    const workers = [
      worker("asha", { open: 3 }),
      worker("imran", { open: 2, given_at: 2 }),
      worker("pooja", { open: 2, given_at: 1 }),
    ];
    expect(chooseWorker(workers, itr)).toBe("pooja");
    expect(chooseWorker(workers, itr, "pooja")).toBe("imran");
  });

  it("[Z-02] nobody who is away, full, or does not do this kind of work", () => {
    const workers = [
      worker("away", { isIn: false }),
      worker("full", { open: 40, capacity: 40 }),
      worker("other", { services: ["gst-return"] }),
      worker("busy", { open: 39, capacity: 40, services: ["itr-filing"] }),
    ];
    expect(chooseWorker(workers, itr)).toBe("busy");
    expect(chooseWorker(workers, itr, "busy")).toBeNull();
  });

  it("[E-01] whoever prepared it for its client, if they can take it", () => {
    const workers = [worker("asha"), worker("pooja", { open: 9 }), worker("full", { open: 2, capacity: 2 })];
    expect(chooseWorker(workers, itr, null, "pooja")).toBe("pooja");
    expect(chooseWorker(workers, itr, "pooja", "pooja")).toBe("asha");
    expect(chooseWorker(workers, itr, null, "full")).toBe("asha");
    expect(chooseWorker(workers, itr, null, "somebody who left")).toBe("asha");
  });

  it("[Z-02] the role that the service asks for first, the other one where none of it can", () => {
    const workers = [worker("executive"), worker("kavita", { role: "ca", open: 9 })];
    expect(chooseWorker(workers, builtInPlan("trademark"))).toBe("kavita");
    expect(chooseWorker(workers, itr)).toBe("executive");
    expect(chooseWorker(workers, itr, "executive")).toBe("kavita");
  });

  it("[Z-02] many orders one after the other are shared evenly, and no capacity is passed", () => {
    const anyWorkers = fc.uniqueArray(
      fc.record({
        uid: fc.string({ minLength: 1, maxLength: 4 }),
        role: fc.constantFrom(...WORKER_ROLES),
        isIn: fc.boolean(),
        services: fc.constant(null),
        open: fc.integer({ min: 0, max: 5 }),
        capacity: fc.option(fc.integer({ min: 0, max: 20 })),
        given_at: fc.constant(null),
      }),
      { selector: ({ uid }) => uid, maxLength: 8 },
    );
    fc.assert(
      fc.property(anyWorkers, fc.integer({ min: 0, max: 80 }), (workers, count) => {
        let state: Worker[] = workers;
        for (let turn = 1; turn <= count; turn++) {
          const uid = chooseWorker(state, itr);
          const can = state.filter(({ isIn, open, capacity }) => isIn && open < (capacity ?? Infinity));
          expect(uid === null).toBe(can.length === 0);
          const taken = state.find((one) => one.uid === uid);
          const peers = can.filter(({ role }) => role === taken?.role);
          if (taken) expect(taken.open).toBe(Math.min(...peers.map(({ open }) => open)));
          if (can.some(({ role }) => role === "tax_executive")) expect(taken?.role).toBe("tax_executive");
          state = state.map((one) =>
            one.uid === uid ? { ...one, open: one.open + 1, given_at: turn } : one,
          );
        }
        for (const { open, capacity, uid } of state) {
          const before = workers.find((one) => one.uid === uid)?.open ?? 0;
          if (open > before) expect(open).toBeLessThanOrEqual(capacity ?? Infinity);
        }
      }),
    );
  });
});

it("[Z-02] somebody is away from the first to the last day in India", () => {
  const of = { ...USUAL_AVAILABILITY, away: { from: "2026-12-01", until: "2026-12-05" } };
  expect(isAway(of, Date.parse("2026-11-30T23:59+05:30"))).toBe(false);
  expect(isAway(of, Date.parse("2026-12-01T00:00+05:30"))).toBe(true);
  expect(isAway(of, Date.parse("2026-12-05T23:59+05:30"))).toBe(true);
  expect(isAway(of, Date.parse("2026-12-06T00:00+05:30"))).toBe(false);
  expect(isAway(USUAL_AVAILABILITY, Date.parse("2026-12-05T12:00+05:30"))).toBe(false);
});
