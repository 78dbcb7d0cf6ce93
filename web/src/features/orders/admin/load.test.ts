import { expect, it } from "vitest";
import { readDeskOrder } from "../desk/desk-order.ts";
import { loadsOf, NO_LOAD } from "./load.ts";

const NOW = Date.parse("2026-12-01T11:20+05:30");
const order = (id: string, assigned_to: string | null, more: object = {}) =>
  readDeskOrder(id, { assigned_to, status: "processing", waits_for: "us", ...more });

it("[Z-02] each person's load counts what is open: whose turn it is, and what is late", () => {
  const loads = loadsOf(
    [
      order("ORD-1", "suresh"),
      order("ORD-2", "suresh", { waits_for: "client", rise: "admin" }),
      order("ORD-3", "suresh", { status: "completed" }),
      order("ORD-4", "kavita", { waits_for: "government" }),
      order("ORD-5", null, { status: "pending" }),
    ],
    NOW,
  );
  expect(loads.get("suresh")).toEqual({ open: 2, ours: 1, waiting: 1, late: 1 });
  expect(loads.get("kavita")).toEqual({ open: 1, ours: 0, waiting: 1, late: 0 });
  expect(loads.get("")?.open).toBe(1);
  expect(loads.get("nobody") ?? NO_LOAD).toEqual(NO_LOAD);
});
