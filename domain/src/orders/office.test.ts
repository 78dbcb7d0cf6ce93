import { describe, expect, it } from "vitest";
import { type Burden, figuresOf, isComplianceIssue, isDueThisWeek, priorityOf } from "./office.ts";
import type { OrderStatus } from "./order.ts";

const at = (time: string) => Date.parse(`${time}+05:30`);
const due = (time: string | null) => ({
  due_date: time === null ? null : { toMillis: () => at(time) },
});
/** A Tuesday. */
const NOW = at("2026-12-01T11:20");
const NONE: Burden = { unanswered_since: null, statutory: null };

describe("how an executive sees an order", () => {
  it.each([
    ["2026-11-20T18:00", "high"],
    ["2026-12-03T18:00", "high"],
    ["2026-12-04T00:00", "medium"],
    ["2026-12-08T18:00", "medium"],
    ["2026-12-09T00:00", "low"],
    [null, "low"],
  ])("[E-01] due %s is %s", (time, priority) => {
    expect(priorityOf(due(time), NOW)).toBe(priority);
  });

  it("[E-01] one that somebody raised is high whatever its date, until that is taken back", () => {
    expect(priorityOf({ ...due("2026-12-20T18:00"), raised: true }, NOW)).toBe("high");
    expect(priorityOf({ ...due(null), raised: true }, NOW)).toBe("high");
    expect(priorityOf({ ...due("2026-12-20T18:00"), raised: false }, NOW)).toBe("low");
  });

  it("[E-01] a week is from Sunday to Saturday in India", () => {
    expect(isDueThisWeek(due("2026-11-28T23:59"), NOW)).toBe(false);
    expect(isDueThisWeek(due("2026-11-29T00:00"), NOW)).toBe(true);
    expect(isDueThisWeek(due("2026-12-05T23:59"), NOW)).toBe(true);
    expect(isDueThisWeek(due("2026-12-06T00:00"), NOW)).toBe(false);
  });

  it("[E-01] an issue is what is late, unanswered for three days, or near a date of the law and not in review", () => {
    const order = { ...due("2026-12-10T18:00"), status: "processing" as OrderStatus };
    const day = 86_400_000;
    expect(isComplianceIssue(order, NONE, NOW)).toBe(false);
    expect(isComplianceIssue({ ...order, ...due("2026-12-01T11:19") }, NONE, NOW)).toBe(true);
    expect(isComplianceIssue(order, { ...NONE, unanswered_since: NOW - 3 * day }, NOW)).toBe(true);
    expect(isComplianceIssue(order, { ...NONE, unanswered_since: NOW - 3 * day + 1 }, NOW)).toBe(false);
    const statutory = at("2026-12-04T00:00");
    expect(isComplianceIssue(order, { ...NONE, statutory }, NOW)).toBe(true);
    expect(isComplianceIssue(order, { ...NONE, statutory: statutory + day }, NOW)).toBe(false);
    expect(isComplianceIssue({ ...order, status: "in_review" }, { ...NONE, statutory }, NOW)).toBe(false);
    expect(isComplianceIssue({ ...due("2026-11-01T18:00"), status: "completed" }, NONE, NOW)).toBe(false);
  });

  it("[E-01] the four figures of the day", () => {
    const order = (
      id: string,
      status: OrderStatus,
      time: string | null,
      completed: string | null = null,
    ) => ({
      ...{ id, status, ...due(time) },
      completed_at: completed === null ? null : { toMillis: () => at(completed) },
    });
    const orders = [
      order("late", "processing", "2026-11-30T18:00"),
      order("week", "in_review", "2026-12-04T18:00"),
      order("later", "pending", "2026-12-18T18:00"),
      order("today", "completed", null, "2026-12-01T00:00"),
      order("before", "completed", null, "2026-11-30T23:59"),
      order("off", "cancelled", "2026-12-04T18:00"),
    ];
    expect(figuresOf(orders, () => NONE, NOW)).toEqual({
      ...{ pending: 3, completed_today: 1, due_this_week: 2, issues: 1 },
    });
  });
});
