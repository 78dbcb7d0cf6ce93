import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Refund } from "../payments/payment.ts";
import { factsOfLead, factsOfOrder, factsOfPayment } from "./facts.ts";
import { type Fact, monthOfDay } from "./firm-month.ts";
import { changesFor, isSame, plus, type Sums, sumsOf } from "./keep.ts";

const EVENTS = 2_000;
const RECORDS = 60;
const START = Date.UTC(2026, 9, 1);
const DAY_MS = 86_400_000;

const moment = (at: number) => ({ toMillis: () => at });

/** One record of each kind, and what is counted of it. */
interface World {
  order: Parameters<typeof factsOfOrder>[0];
  payment: Parameters<typeof factsOfPayment>[0];
  conversion: Parameters<typeof factsOfLead>[0];
}

const anyId = (kind: string) => fc.option(fc.integer({ min: 1, max: 4 }).map((n) => `${kind}-${n}`));
const anyTime = fc.integer({ min: 0, max: 120 * 24 }).map((hour) => moment(START + hour * (DAY_MS / 24)));

/** What happens to one of the records; everything may come again, late and in any order. */
const anyEvent = fc.record({
  record: fc.integer({ min: 0, max: RECORDS - 1 }),
  what: fc.constantFrom(
    "paid",
    "assigned",
    "refunded",
    "refund failed",
    "held",
    "released",
    "converted",
    "again",
  ),
  at: anyTime,
  worker: anyId("uid"),
  partner: anyId("fr"),
  service: fc.integer({ min: 1, max: 4 }).map((n) => `service.${n}`),
  paise: fc.integer({ min: 1, max: 5_000_000 }),
});
type Event = typeof anyEvent extends fc.Arbitrary<infer T> ? T : never;

function after(world: World | undefined, event: Event): World | undefined {
  const { what, at, worker, partner, service, paise } = event;
  if (world === undefined) {
    if (what !== "paid") return undefined;
    const gst_paise = Math.round((paise * 18) / 118);
    const money = { order_id: "ORD", hold_reason: null, amount_paise: paise, gst_paise, refunds: [] };
    return {
      order: { service_id: service, franchise_id: partner, assigned_to: null, date: at },
      payment: { ...money, date: at },
      conversion: { conversion: null },
    };
  }
  const { order, payment } = world;
  const [first, ...others] = payment.refunds;
  switch (what) {
    case "assigned":
      return { ...world, order: { ...order, assigned_to: worker } };
    case "refunded": {
      const back: Refund = { id: "rfnd", amount_paise: paise, status: "pending", created_at: at };
      return { ...world, payment: { ...payment, refunds: [...payment.refunds, back] } };
    }
    case "refund failed":
      if (first === undefined) return world;
      return { ...world, payment: { ...payment, refunds: [...others, { ...first, status: "failed" }] } };
    case "held":
      return { ...world, payment: { ...payment, hold_reason: "amount_mismatch" } };
    case "released":
      return { ...world, payment: { ...payment, hold_reason: null } };
    case "converted":
      return { ...world, conversion: { conversion: { by: "uid-1", at, order_id: "ORD" } } };
    default:
      return world;
  }
}

const factsOf = ({ order, payment, conversion }: World): Fact[] => [
  ...factsOfOrder(order),
  ...factsOfPayment(payment, order),
  ...factsOfLead(conversion),
];

test("[Z-01] after 2,000 events in any order the figures that were kept are those of a recount", () => {
  const anyHistory = fc.array(anyEvent, { minLength: EVENTS, maxLength: EVENTS });
  fc.assert(
    fc.property(anyHistory, (events) => {
      const worlds: (World | undefined)[] = [];
      const counted: Fact[][] = [];
      const kept = new Map<string, Sums>();
      for (const event of events) {
        const world = after(worlds[event.record], event);
        worlds[event.record] = world;
        const facts = world === undefined ? [] : factsOf(world);
        for (const [month, change] of changesFor(counted[event.record] ?? [], facts)) {
          kept.set(month, plus(kept.get(month) ?? NOTHING, change));
        }
        counted[event.record] = facts;
      }
      const all = worlds.flatMap((world) => (world === undefined ? [] : factsOf(world)));
      const months = new Set([...kept.keys(), ...all.map(({ day }) => monthOfDay(day))]);
      expect(months.size).toBeGreaterThan(0);
      for (const month of months) {
        expect(isSame(kept.get(month) ?? NOTHING, sumsOf(month, all)), month).toBe(true);
      }
    }),
    { numRuns: 3 },
  );
}, 20_000);

const NOTHING: Sums = { days: {}, services: {}, partners: {}, workers: {} };
const order = {
  service_id: "gst",
  franchise_id: null,
  assigned_to: "ca-1",
  date: moment(Date.UTC(2026, 10, 30, 19)),
};
const payment = {
  ...{ order_id: "ORD-1", hold_reason: null, date: order.date, amount_paise: 117_900, gst_paise: 17_900 },
  ...{ customer_fee_paise: 0, refunds: [] as Refund[] },
};

test("[Z-01] revenue is without GST and without the provider's fee, on the day of India", () => {
  expect(factsOfPayment({ ...payment, amount_paise: 118_900, customer_fee_paise: 1_000 }, order)).toEqual([
    { day: "2026-12-01", service: "gst", partner: null, worker: "ca-1", revenue_paise: 100_000 },
  ]);
  expect(factsOfPayment({ ...payment, hold_reason: "stale_price" }, order)).toEqual([]);
  expect(factsOfPayment({ ...payment, order_id: null }, null)).toEqual([]);
});

test("[Z-01] a refund counts without GST on its own day, and one that failed does not count", () => {
  const back = (status: Refund["status"], amount_paise: number): Refund => ({
    ...{ id: "rfnd_1", status, amount_paise, created_at: moment(Date.UTC(2027, 0, 2)) },
  });
  const refunds = [back("pending", 58_950), back("failed", 58_950)];
  const [, refunded, ...others] = factsOfPayment({ ...payment, refunds }, order);
  expect(refunded).toMatchObject({ day: "2027-01-02", refunds_paise: 50_000 });
  expect(others).toEqual([]);
});

test("[Z-01] what is counted again as it was changes nothing", () => {
  const facts = [...factsOfOrder(order), ...factsOfPayment(payment, order)];
  expect(changesFor(facts, facts).size).toBe(0);
  const moved = [...factsOfOrder({ ...order, assigned_to: "ca-2" })];
  expect(changesFor(factsOfOrder(order), moved)).toEqual(
    new Map([
      [
        "2026-12",
        { days: {}, services: {}, partners: {}, workers: { "ca-1": { orders: -1 }, "ca-2": { orders: 1 } } },
      ],
    ]),
  );
});
