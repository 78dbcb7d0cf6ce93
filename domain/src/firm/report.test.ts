import { expect, test } from "vitest";
import {
  changePercent,
  conversionRate,
  lastDays,
  monthSoFar,
  monthsAt,
  type ReportedMonth,
  ranked,
  todayOf,
} from "./report.ts";

const NOW = Date.UTC(2026, 11, 2, 6);
const nothing = { services: {}, partners: {}, workers: {}, names: {} };
const MONTHS: ReportedMonth[] = [
  {
    ...nothing,
    month: "2026-12",
    days: {
      "2026-12-01": { orders: 2, revenue_paise: 200 },
      "2026-12-02": { orders: 1, revenue_paise: 100, leads: 40, converted: 2 },
    },
    services: { gst: { orders: 1, revenue_paise: 100 }, itr: { orders: 2, revenue_paise: 200 } },
    names: { itr: "Income tax return" },
  },
  {
    ...nothing,
    month: "2026-11",
    days: {
      "2026-11-02": { orders: 4, revenue_paise: 400 },
      "2026-11-03": { orders: 9, revenue_paise: 900 },
      "2026-11-25": { orders: 5, revenue_paise: 500 },
    },
    services: { gst: { orders: 18, revenue_paise: 1_800 } },
    names: { gst: "GST registration" },
  },
];

test("[Z-01] today is compared with the same day a week before, also across the end of a month", () => {
  expect(monthsAt(NOW)).toEqual(["2026-12", "2026-11"]);
  expect(todayOf(MONTHS, NOW)).toEqual({
    now: { orders: 1, revenue_paise: 100, leads: 40, converted: 2 },
    before: { orders: 5, revenue_paise: 500 },
  });
});

test("[Z-01] the month so far is compared with as many days of the one before", () => {
  const { now, before } = monthSoFar(MONTHS, NOW);
  expect([now.orders, now.revenue_paise]).toEqual([3, 300]);
  expect([before.orders, before.revenue_paise]).toEqual([4, 400]);
  expect(changePercent(now.orders, before.orders)).toBe(-25);
  expect(changePercent(3, 0)).toBeNull();
  expect(conversionRate(now)).toBe(5);
  expect(conversionRate(before)).toBeNull();
});

test("[Z-01] days without anything are there as well, and who brought most stands first", () => {
  const days = lastDays(MONTHS, NOW, 30);
  expect(days).toHaveLength(30);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(["2026-11-03", "2026-12-02"]);
  expect(days.map(({ figures }) => figures.orders ?? 0).reduce((sum, orders) => sum + orders)).toBe(17);
  expect(ranked(MONTHS, NOW, "services").map(({ id, name }) => `${id} ${name}`)).toEqual([
    "itr Income tax return",
    "gst GST registration",
  ]);
});
