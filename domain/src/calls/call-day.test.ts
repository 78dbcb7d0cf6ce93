import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CALL_DISPOSITIONS, CALL_STATUSES } from "./call.ts";
import {
  bestHour,
  countOf,
  type DayCall,
  type DayResult,
  emptyDay,
  figuresOf,
  hoursOf,
  minuteOfIstDay,
  telecallerDayId,
  withCall,
  withoutResult,
  withResult,
} from "./call-day.ts";

const NOON = Date.parse("2026-11-29T12:00:00+05:30");
const day = emptyDay("asha", NOON);
const leads = fc.constantFrom("l1", "l2", "l3", "l4");
const anyCall: fc.Arbitrary<DayCall> = fc.record({
  id: fc.constantFrom(...Array.from({ length: 30 }, (_, at) => `c${at}`)),
  lead_id: leads,
  minute: fc.integer({ min: 0, max: 1439 }),
  status: fc.constantFrom(...CALL_STATUSES),
  disposition: fc.constantFrom(null, ...CALL_DISPOSITIONS),
  seconds: fc.integer({ min: 0, max: 7200 }),
});
const anyResult: fc.Arbitrary<DayResult> = fc.record({
  lead_id: leads,
  minute: fc.integer({ min: 0, max: 1439 }),
  result: fc.constantFrom("qualified", "interested", "converted"),
});

const call = (given: Partial<DayCall>): DayCall => ({
  id: "c",
  lead_id: "l1",
  minute: 600,
  status: "connected",
  disposition: null,
  seconds: 60,
  ...given,
});

describe("[T-01] [T-05] a telecaller's day", () => {
  it("[FRM-05] belongs to the day in India, from its first minute to its last", () => {
    expect(telecallerDayId("asha", Date.parse("2026-11-28T18:30:00Z"))).toBe("asha_2026-11-29");
    expect(telecallerDayId("asha", Date.parse("2026-11-29T18:29:59Z"))).toBe("asha_2026-11-29");
    expect(minuteOfIstDay(Date.parse("2026-11-29T00:00:00+05:30"))).toBe(0);
    expect(minuteOfIstDay(Date.parse("2026-11-29T23:59:59+05:30"))).toBe(1439);
  });

  it("[T-01] without a call all figures are nought, and none is a division by it", () => {
    expect(figuresOf([day])).toEqual({
      ...{ calls: 0, connected: 0, connect_rate: 0, talk_seconds: 0 },
      ...{ called: 0, generated: 0, converted: 0, conversion_rate: 0 },
    });
  });

  it("[T-01] counts leads once, however often they are called or brought to something", () => {
    const calls = [
      call({ id: "a" }),
      call({ id: "b" }),
      call({ id: "c", lead_id: "l2", status: "busy", seconds: 0 }),
    ];
    let worked = calls.reduce(withCall, day);
    worked = withResult(worked, { lead_id: "l1", minute: 601, result: "interested" });
    worked = withResult(worked, { lead_id: "l1", minute: 605, result: "qualified" });
    worked = withResult(worked, { lead_id: "l1", minute: 610, result: "converted" });
    expect(figuresOf([worked])).toEqual({
      ...{ calls: 3, connected: 2, connect_rate: 67, talk_seconds: 120 },
      ...{ called: 2, generated: 1, converted: 1, conversion_rate: 50 },
    });
    expect(figuresOf([withoutResult(worked, "l1", "converted")])).toMatchObject({
      converted: 0,
      generated: 1,
    });
  });

  it("[T-01] yesterday counts up to the same minute", () => {
    const worked = [call({ id: "a", minute: 600 }), call({ id: "b", minute: 660 })].reduce(withCall, day);
    expect(figuresOf([worked], 660).calls).toBe(1);
    expect(figuresOf([worked], 661).calls).toBe(2);
  });

  it("[T-05] a call whose end is told twice is one call", () => {
    const told = withCall(withCall(day, call({ seconds: 10 })), call({ seconds: 20 }));
    expect(figuresOf([told])).toMatchObject({ calls: 1, talk_seconds: 20 });
  });

  it("[T-05] whatever happened in whatever order: the figures are those of a recount", () => {
    fc.assert(
      fc.property(fc.array(anyCall), fc.array(anyResult), (calls, results) => {
        const worked = results.reduce(withResult, calls.reduce(withCall, day));
        const last = new Map(calls.map((one) => [one.id, one]));
        const counted = [...last.values()];
        const found = figuresOf([worked]);
        expect(found.calls).toBe(counted.length);
        expect(found.connected).toBe(counted.filter(({ status }) => status === "connected").length);
        expect(found.called).toBe(new Set(counted.map(({ lead_id }) => lead_id)).size);
        expect(found.converted).toBe(
          new Set(results.filter(({ result }) => result === "converted").map(({ lead_id }) => lead_id)).size,
        );
        expect(hoursOf([worked]).reduce((sum, hour) => sum + hour.calls, 0)).toBe(found.calls);
        const statuses = countOf(
          CALL_STATUSES,
          worked.calls.map(({ status }) => status),
        );
        expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(found.calls);
      }),
    );
  });

  it("[T-05] the best hour is told from ten calls on, by how many were answered", () => {
    const calls = (hour: number, count: number, answered: number) =>
      Array.from({ length: count }, (_, at) =>
        call({
          id: `${hour}-${at}`,
          minute: hour * 60 + at,
          status: at < answered ? "connected" : "no_answer",
        }),
      );
    const worked = [...calls(10, 12, 5), ...calls(11, 10, 6), ...calls(16, 2, 2)].reduce(withCall, day);
    expect(bestHour([worked])).toBe(11);
    expect(bestHour([day])).toBeNull();
  });
});
