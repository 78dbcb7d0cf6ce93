import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Caller, nextCaller, shareOut } from "./fair-share.ts";

const NOW = Date.parse("2026-11-30T12:00:00+05:30");
const caller = (uid: string, given: Partial<Caller> = {}): Caller => ({
  uid,
  isIn: true,
  open: 0,
  cap: null,
  given_at: null,
  ...given,
});

describe("[Z-02] leads are shared out", () => {
  it("[Z-02] in turn, without those who are away or full", () => {
    const callers = [
      caller("asha", { given_at: NOW - 1_000 }),
      caller("imran", { given_at: NOW - 9_000 }),
      caller("pooja", { isIn: false }),
      caller("ravi", { open: 40, cap: 40 }),
    ];
    expect(nextCaller(callers)).toBe("imran");
    expect(nextCaller(callers, "imran")).toBe("asha");
    expect(nextCaller([caller("pooja", { isIn: false })])).toBeNull();
  });

  it("[Z-02] evenly: nobody gets two more than another who had room, and no cap is passed", () => {
    const anyCallers = fc.uniqueArray(
      fc.record({
        uid: fc.string({ minLength: 1, maxLength: 4 }),
        isIn: fc.boolean(),
        open: fc.constant(0),
        cap: fc.option(fc.integer({ min: 0, max: 30 })),
        given_at: fc.option(fc.integer({ min: NOW - 9_000, max: NOW - 1 })),
      }),
      { selector: ({ uid }) => uid, maxLength: 8 },
    );
    fc.assert(
      fc.property(anyCallers, fc.integer({ min: 0, max: 100 }), (callers, count) => {
        const ids = Array.from({ length: count }, (_, at) => `l${at}`);
        const shares = shareOut(ids, callers, NOW);
        expect(shares.size).toBe(count);
        const got = (uid: string) => [...shares.values()].filter((one) => one === uid).length;
        for (const one of callers) {
          expect(got(one.uid)).toBeLessThanOrEqual(one.isIn ? (one.cap ?? count) : 0);
        }
        const free = callers.filter(({ uid, isIn, cap }) => isIn && got(uid) < (cap ?? Infinity));
        for (const one of free)
          for (const other of callers) {
            expect(got(other.uid) - got(one.uid)).toBeLessThanOrEqual(1);
          }
        if (free.length > 0) expect([...shares.values()]).not.toContain(null);
      }),
    );
  });
});
