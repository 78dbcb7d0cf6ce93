import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ROLES } from "../base/roles.ts";
import { isOpenOrder, mayMoveOrder, ORDER_MOVES, ORDER_STATUS_LABELS, ORDER_STATUSES } from "./order.ts";

const anyStatus = fc.constantFrom(...ORDER_STATUSES);

describe("the life of an order", () => {
  it("[Y-03] an order begins pending, and nothing leads back there", () => {
    expect(ORDER_STATUSES[0]).toBe("pending");
    expect(ORDER_MOVES.filter(({ to }) => to === "pending")).toEqual([]);
  });

  it("[Y-03] completed and cancelled are final", () => {
    fc.assert(
      fc.property(anyStatus, fc.constantFrom(...ROLES), (to, role) => {
        expect(mayMoveOrder("completed", to, role)).toBe(false);
        expect(mayMoveOrder("cancelled", to, role)).toBe(false);
      }),
    );
  });

  it("[Y-03] every open order can be finished and cancelled by an admin", () => {
    for (const status of ORDER_STATUSES.filter(isOpenOrder)) {
      expect(mayMoveOrder(status, "cancelled", "admin")).toBe(true);
      expect(reachable(status)).toContain("completed");
    }
  });

  it("[O-02] a client may cancel only while no work is under way, and make no other move", () => {
    const moves = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => mayMoveOrder(from, to, "client_user")).map((to) => `${from} > ${to}`),
    );
    expect(moves).toEqual(["pending > cancelled", "awaiting_documents > cancelled"]);
  });

  it("[R-05] telecallers and franchise partners move no order", () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, fc.constantFrom("telecaller", "franchise"), (from, to, role) => {
        expect(mayMoveOrder(from, to, role)).toBe(false);
      }),
    );
  });

  it("[Y-03] the table states each move once and none to itself", () => {
    const keys = ORDER_MOVES.map(({ from, to }) => `${from} > ${to}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(ORDER_MOVES.filter(({ from, to }) => from === to)).toEqual([]);
    expect(new Set(Object.values(ORDER_STATUS_LABELS)).size).toBe(ORDER_STATUSES.length);
  });
});

function reachable(from: string): Set<string> {
  const seen = new Set([from]);
  for (const status of seen) {
    for (const move of ORDER_MOVES) if (move.from === status) seen.add(move.to);
  }
  return seen;
}
