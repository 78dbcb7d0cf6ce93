import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { istDay } from "../time/time.ts";
import { CALL_DISPOSITIONS, CALL_STATUSES } from "./call.ts";
import {
  emptyDay,
  figuresOf,
  hoursOf,
  minuteOfIstDay,
  type TelecallerDay,
  withCall,
  withResult,
} from "./call-day.ts";
import { achievementsOf, funnelOf, outcomesOf, wholeDays } from "./performance.ts";
import { daysOf, PERIOD_KINDS, periodOf } from "./period.ts";

const at = (text: string) => Date.parse(`${text}+05:30`);
const FIRST = at("2026-10-25T00:00:00");
const LAST = at("2027-01-10T23:59:59");

/** A call as the records have it: with an instant, and not with a minute of a day. */
interface Made {
  id: string;
  lead_id: string;
  started: number;
  status: (typeof CALL_STATUSES)[number];
  disposition: (typeof CALL_DISPOSITIONS)[number] | null;
  seconds: number;
}

/** Often within minutes of a midnight in India, where a day, a week or a month ends and UTC has another date. */
const anyInstant = fc.oneof(
  fc.integer({ min: FIRST, max: LAST }),
  fc
    .record({ day: fc.integer({ min: 1, max: 76 }), off: fc.integer({ min: -120_000, max: 120_000 }) })
    .map(({ day, off }) => FIRST + day * 86_400_000 + off),
);
const anyCalls = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    lead_id: fc.constantFrom("l1", "l2", "l3", "l4", "l5", "l6"),
    started: anyInstant,
    status: fc.constantFrom(...CALL_STATUSES),
    disposition: fc.constantFrom(null, ...CALL_DISPOSITIONS),
    seconds: fc.integer({ min: 0, max: 7200 }),
  }),
  { selector: ({ id }) => id, maxLength: 80 },
);

/** The days as functions keep them, call by call, in the order in which they were told. */
function kept(calls: readonly Made[]): TelecallerDay[] {
  const days = new Map<string, TelecallerDay>();
  for (const { started, ...call } of calls) {
    const name = istDay(started);
    const { lead_id, disposition } = call;
    const minute = minuteOfIstDay(started);
    const day = withCall(days.get(name) ?? emptyDay("asha", started), { ...call, minute });
    const brought = disposition === "interested" || disposition === "converted" ? disposition : null;
    days.set(name, brought ? withResult(day, { lead_id, minute, result: brought }) : day);
  }
  return [...days.values()];
}

const different = (calls: readonly Made[]) => new Set(calls.map(({ lead_id }) => lead_id)).size;

describe("[T-05] performance is what a recount of the calls says", () => {
  it("[FRM-05] [FRM-06] of any day, week or month, whatever happened around its bounds", () => {
    fc.assert(
      fc.property(anyCalls, anyInstant, fc.constantFrom(...PERIOD_KINDS), (calls, instant, kind) => {
        const period = periodOf(kind, instant);
        const days = wholeDays("asha", daysOf(period), kept(calls));
        const within = calls.filter(({ started }) => started >= period.from && started < period.until);
        const connected = within.filter(({ status }) => status === "connected");
        const ended = (how: string) => within.filter(({ disposition }) => disposition === how);
        expect(figuresOf(days)).toMatchObject({
          calls: within.length,
          connected: connected.length,
          talk_seconds: connected.reduce((sum, { seconds }) => sum + seconds, 0),
          called: different(within),
          generated: different(ended("interested")),
          converted: different(ended("converted")),
        });
        expect(funnelOf(days)).toEqual({
          called: different(within),
          spoke: different(connected),
          interested: different(ended("interested")),
          qualified: 0,
          converted: different(ended("converted")),
        });
        const { statuses, dispositions } = outcomesOf(days);
        for (const status of CALL_STATUSES) {
          expect(statuses[status]).toBe(within.filter((call) => call.status === status).length);
        }
        for (const how of CALL_DISPOSITIONS) expect(dispositions[how]).toBe(ended(how).length);
        const inHour = (hour: number) =>
          within.filter(({ started }) => Math.floor(minuteOfIstDay(started) / 60) === hour).length;
        for (const { hour, calls: count } of hoursOf(days)) expect(count).toBe(inHour(hour));
      }),
    );
  });

  it("every day of the period is there once, in order, also those without a record", () => {
    const names = daysOf(periodOf("week", at("2026-12-01T11:20:00")));
    const known = kept([
      {
        id: "a",
        lead_id: "l1",
        started: at("2026-12-01T10:00:00"),
        status: "busy",
        disposition: null,
        seconds: 0,
      },
    ]);
    const days = wholeDays("asha", names, known);
    expect(days.map(({ day }) => day)).toEqual(names);
    expect(days.map(({ calls }) => calls.length)).toEqual([0, 0, 1, 0, 0, 0, 0]);
  });
});

describe("[T-05] achievements", () => {
  const TARGETS = { daily_calls: 3, weekly_calls: 5 };
  const calls = (day: string, count: number, disposition: Made["disposition"] = null): Made[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `${day}-${index}`,
      lead_id: `${day}-${index}`,
      started: at(`${day}T11:00:00`) + index * 60_000,
      status: "connected",
      disposition,
      seconds: 60,
    }));

  it("[T-05] come from the records: weeks and days at the target, the best day, the best week", () => {
    const days = kept([
      ...calls("2026-11-27", 2, "converted"),
      // Saturday and Sunday are two weeks.
      ...calls("2026-11-28", 3),
      ...calls("2026-11-29", 4),
      ...calls("2026-11-30", 1, "converted"),
    ]);
    expect(achievementsOf(days, TARGETS)).toEqual({
      fullWeeks: 2,
      fullDays: 2,
      bestDay: { day: "2026-11-29", calls: 4 },
      bestWeek: { from: at("2026-11-22T00:00:00"), converted: 2 },
    });
  });

  it("[T-05] without records, or without a target, nothing is claimed", () => {
    expect(achievementsOf([], TARGETS)).toEqual({
      ...{ fullWeeks: 0, fullDays: 0, bestDay: null, bestWeek: null },
    });
    expect(achievementsOf(kept(calls("2026-11-29", 9)), { daily_calls: 0, weekly_calls: 0 })).toMatchObject({
      fullWeeks: 0,
      fullDays: 0,
    });
  });
});
