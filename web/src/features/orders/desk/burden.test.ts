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
  const unanswered = unansweredIn(open, [
    { orderId: "stuck", slot: "pan", reviewedAt: at("2026-11-27T10:00"), sentAt: at("2026-11-20T10:00") },
    { orderId: "stuck", slot: "pan", reviewedAt: at("2026-11-26T10:00"), sentAt: at("2026-11-20T10:00") },
    { orderId: "fresh", slot: "pan", reviewedAt: at("2026-11-30T10:00"), sentAt: at("2026-11-20T10:00") },
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

it("[E-01] nobody waits for a document that is not needed any more, or that nothing asks for", () => {
  const [needed, waived, not] = [
    { slot: "pan", label: "PAN", is_file: true, step: "documents", reason: null, asked_at: 0, waived: null },
    {
      slot: "photo",
      label: "Photo",
      is_file: true,
      step: "documents",
      reason: null,
      asked_at: 0,
      waived: "Have one",
    },
    {
      slot: "deed",
      label: "Deed",
      is_file: true,
      step: "documents",
      reason: null,
      asked_at: 0,
      waived: null,
      applies: false,
    },
  ];
  const asked = { steps: [], asked: [needed, waived, not], drafts: [], clock: null, began_at: null };
  const rejected = (orderId: string, slot: string) => ({ orderId, slot, reviewedAt: 1, sentAt: 0 });
  const papers = ["pan", "photo", "deed", "other_1"].map((slot) => rejected(slot, slot));
  const orders = papers.map(({ orderId }) => order(orderId, { work: asked as DeskOrder["work"] }));
  expect([...unansweredIn(orders, papers).keys()]).toEqual(["pan"]);
});

it("[CAL-05] a date of the law three days ahead makes an issue of an order that is not in review yet", () => {
  const near = { id: "near", status: "processing", statutory: { day: "2026-12-04" } };
  const read = [
    near,
    { ...near, id: "far", statutory: { day: "2026-12-05" } },
    { ...near, id: "review", status: "in_review" },
  ];
  const open = read.map((one) => readDeskOrder(one.id, one));
  expect(issuesIn(open, new Map(), NOW).map(({ order: { id }, kind }) => [id, kind])).toEqual([
    ["near", "statutory"],
  ]);
  expect(dayFigures(open, [], new Map(), NOW).issues).toBe(1);
});
