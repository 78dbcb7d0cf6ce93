import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { beginningOf, type SlotState } from "@niyamdesk/domain/steps/work";
import { expect, test } from "vitest";
import { type OrderView, readOrder } from "./read-order.ts";
import { waitingOf } from "./waiting.ts";

const NOW = Date.parse("2026-12-01T11:20+05:30");

function order(id: string, service: string, days = 0): OrderView {
  const documents = builtInService(service)?.required_documents ?? [];
  const work = beginningOf(builtInPlan(service), documents, { now: NOW + days * 86_400_000, off: [] });
  const read = readOrder(id, {
    service_name: service,
    status: "awaiting_documents",
    assigned_name: "Suresh Nair",
  });
  return { ...read, work };
}

/** All but these are there. */
function slotsBut(one: OrderView, states: Record<string, SlotState>) {
  const there = (one.work?.asked ?? []).map(({ slot }) => [slot, "to_check"] as const);
  return new Map<string, SlotState>([...there, ...Object.entries(states)]);
}

const quiet = { reasonOf: () => null, unreadOf: () => 0 };

test("[O-01] one or two documents are rows that open their own sheets, those to be sent again first; three and more are one row", () => {
  const iec = order("ORD-1", "iec");
  const few = slotsBut(iec, { pan: "missing", "bank-proof": "again" });
  const reasonOf = (_: string, slot: string) => (slot === "bank-proof" ? "Page 2 is cut off" : null);
  const rows = waitingOf([iec], { ...quiet, slotsOf: () => few, reasonOf });
  expect(rows.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Send again: Bank proof/),
    expect.stringMatching(/^Send: PAN/),
  ]);
  expect(rows[0]).toMatchObject({ to: "/user/order/ORD-1?document=bank-proof", detail: "Page 2 is cut off" });
  const many = waitingOf([iec], { ...quiet, slotsOf: () => new Map() });
  expect(many).toMatchObject([{ title: "Send 3 documents", to: "/user/order/ORD-1?view=documents" }]);
});

test("[O-01] what is needed sooner stands above, and messages below what keeps work from going on", () => {
  const [later, sooner] = [order("ORD-1", "iec", 4), order("ORD-2", "iec")];
  const rows = waitingOf([later, sooner], {
    ...{ slotsOf: () => new Map(), reasonOf: () => null },
    unreadOf: (id) => (id === "ORD-1" ? 2 : 0),
  });
  expect(rows.map(({ to }) => to)).toEqual([
    "/user/order/ORD-2?view=documents",
    "/user/order/ORD-1?view=documents",
    "/user/order/ORD-1?view=messages",
  ]);
  expect(rows.at(-1)).toMatchObject({ title: "Answer Suresh Nair", detail: "2 new messages" });
});

test("[O-01] what was sent counts as sent, and nothing waits in a closed order", () => {
  const iec = order("ORD-1", "iec");
  expect(waitingOf([iec], { ...quiet, slotsOf: () => slotsBut(iec, {}) })).toEqual([]);
  const closed = { ...iec, status: "cancelled" as const };
  expect(waitingOf([closed], { ...quiet, slotsOf: () => new Map() })).toEqual([]);
});
