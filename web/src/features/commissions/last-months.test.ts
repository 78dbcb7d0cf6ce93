import { expect, test } from "vitest";
import { lastMonths } from "./last-months.ts";

test("[F-10] months are those of India, from their first day to their last", () => {
  const months = lastMonths(Date.parse("2026-12-01T00:10:00+05:30"));
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ label: "December 2026", from: "2026-12-01", until: "2026-12-31" });
  expect(months[10]).toEqual({ label: "February 2026", from: "2026-02-01", until: "2026-02-28" });
});
