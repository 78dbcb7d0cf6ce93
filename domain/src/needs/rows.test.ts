import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LookedAt, MOST_ROWS, NEED_KINDS, type NeedKind, type Needs, ROWS_A_KIND } from "./need.ts";
import { needsShown } from "./rows.ts";

const moment = (at: number) => ({ toMillis: () => at });
const NOW = Date.parse("2026-12-01T11:20:00+05:30");

function looked(count: number, failed = false): LookedAt {
  const first = Array.from({ length: Math.min(count, ROWS_A_KIND) }, (_, index) => ({
    ...{ id: `thing_${index}`, what: "", since: moment(NOW - index), due: null, amount_paise: null },
  }));
  return { count, first, looked_at: moment(NOW), failed };
}

function office(counts: Partial<Record<NeedKind, number>>, more: Partial<Needs> = {}): Needs {
  const kinds = Object.fromEntries(NEED_KINDS.map((kind) => [kind, looked(counts[kind] ?? 0)]));
  return { kinds, snoozes: {}, checked_at: moment(NOW), ...more };
}

const snooze = (count: number, until = NOW + 1) => ({
  until: moment(until),
  reason: "Asked",
  by: "a",
  count,
});
const keys = (needs: Needs) => needsShown(needs, NOW).rows.map(({ key }) => key);

describe("what needs an administrator", () => {
  it("[Z-25] money comes before promises, up to three of a kind are rows, more are one", () => {
    expect(keys(office({ promises: 4, money: 2 }))).toEqual(["money.thing_0", "money.thing_1", "promises"]);
    expect(needsShown(office({ promises: 4 }), NOW).rows[0]?.count).toBe(4);
    expect(keys(office({ leads: 1 }))).toEqual(["leads"]);
  });

  it("[Z-25] kinds with nothing are clear; one that could not be looked at is not, but a row", () => {
    const needs = office({});
    needs.kinds.refunds = looked(0, true);
    const { rows, clear } = needsShown(needs, NOW);
    expect(rows.map(({ kind, key }) => [kind, key])).toEqual([["checks", "checks.refunds"]]);
    expect(clear).toEqual(NEED_KINDS.filter((kind) => kind !== "refunds" && kind !== "checks"));
    expect(needsShown(office({}), NOW)).toEqual({ rows: [], snoozed: 0, clear: [...NEED_KINDS] });
  });

  it("[Z-25] a look that is old is a row, and one that never was says of no kind that it is clear", () => {
    expect(keys(office({}, { checked_at: moment(NOW - 3_600_000) }))).toEqual(["checks.needs"]);
    expect(needsShown(office({}, { kinds: {} }), NOW).clear).toEqual([]);
  });

  it("[Z-25] what was put off is away until its time, or until there is one more", () => {
    const put = (many: number, snoozes: Needs["snoozes"]) => keys(office({ promises: many }, { snoozes }));
    expect(put(1, { "promises.thing_0": snooze(1) })).toEqual([]);
    expect(put(1, { "promises.thing_0": snooze(1, NOW) })).toEqual(["promises.thing_0"]);
    expect(put(5, { promises: snooze(5) })).toEqual([]);
    expect(put(6, { promises: snooze(5) })).toEqual(["promises"]);
    expect(put(2, { promises: snooze(5) })).toEqual([]);
  });

  it("[Z-25] never more than a screen of rows, each kind that has something has one, and none is told twice", () => {
    const counts = fc.record(
      Object.fromEntries(NEED_KINDS.map((kind) => [kind, fc.nat({ max: 6 })])) as Record<
        NeedKind,
        fc.Arbitrary<number>
      >,
    );
    fc.assert(
      fc.property(counts, (given) => {
        const { rows, clear } = needsShown(office(given), NOW);
        expect(rows.length).toBeLessThanOrEqual(Math.max(MOST_ROWS, NEED_KINDS.length));
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        const kinds = new Set(rows.map(({ kind }) => kind));
        for (const kind of NEED_KINDS) expect(kinds.has(kind)).toBe(!clear.includes(kind));
        const said = rows.reduce((sum, { count }) => sum + count, 0);
        const there = NEED_KINDS.reduce((sum, kind) => {
          return sum + (kind === "checks" ? Math.min(given[kind], ROWS_A_KIND) : given[kind]);
        }, 0);
        expect(said).toBe(there);
      }),
    );
  });
});
