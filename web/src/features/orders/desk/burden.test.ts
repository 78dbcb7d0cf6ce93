import { expect, it } from "vitest";
import { dayFigures, issuesIn, unansweredIn } from "./burden.ts";
import { type DeskOrder, readDeskOrder } from "./desk-order.ts";

const at = (time: string) => Date.parse(`${time}+05:30`);
/** A Tuesday. */
const NOW = at("2026-12-01T11:20");
const order = (id: string, changes: Partial<DeskOrder>): DeskOrder => ({
  ...readDeskOrder(id, { status: "processing" }),
  ...changes,
});

it("[E-01] the four figures count what is open, done today, due this week and stuck", () => {
  const open = [
    order("late", { dueAt: at("2026-11-30T18:00") }),
    order("moved", { dueAt: at("2026-12-04T18:00"), rise: "assignee" }),
    order("stuck", { dueAt: at("2026-12-18T18:00"), turn: "client" }),
    order("fresh", { dueAt: at("2026-12-05T18:00"), status: "pending" }),
  ];
  const done = [order("done", { status: "completed", completedAt: at("2026-12-01T09:00") })];
  const unanswered = unansweredIn([
    { orderId: "stuck", reviewedAt: at("2026-11-27T10:00"), sentAt: at("2026-11-20T10:00") },
    { orderId: "stuck", reviewedAt: at("2026-11-26T10:00"), sentAt: at("2026-11-20T10:00") },
    { orderId: "fresh", reviewedAt: at("2026-11-30T10:00"), sentAt: at("2026-11-20T10:00") },
  ]);
  expect(unanswered.get("stuck")).toBe(at("2026-11-26T10:00"));
  expect(dayFigures(open, done, unanswered, NOW)).toEqual({
    ...{ pending: 4, completed_today: 1, due_this_week: 3, issues: 3 },
  });
  expect(issuesIn(open, unanswered, NOW).map(({ order: { id }, kind }) => [id, kind])).toEqual([
    ["stuck", "unanswered"],
    ["late", "late"],
    ["moved", "late"],
  ]);
});
