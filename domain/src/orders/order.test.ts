import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayMove, nextOf } from "../base/moves.ts";
import { ROLES } from "../base/roles.ts";
import { isOpenOrder, ORDER_MOVES, ORDER_STATUS_LABELS, ORDER_STATUSES, type OrderStatus } from "./order.ts";

const anyStatus = fc.constantFrom(...ORDER_STATUSES);

describe("the life of an order", () => {
  it("[Y-03] an order begins pending, and nothing leads back there", () => {
    expect(ORDER_STATUSES[0]).toBe("pending");
    for (const from of ORDER_STATUSES) expect(nextOf(ORDER_MOVES, from)).not.toContain("pending");
  });

  it("[Y-03] completed and cancelled are final", () => {
    fc.assert(
      fc.property(anyStatus, fc.constantFrom(...ROLES), (to, role) => {
        expect(mayMove(ORDER_MOVES, "completed", to, role)).toBe(false);
        expect(mayMove(ORDER_MOVES, "cancelled", to, role)).toBe(false);
      }),
    );
  });

  it("[Y-03] every open order can be finished and cancelled by an admin", () => {
    for (const status of ORDER_STATUSES.filter(isOpenOrder)) {
      expect(mayMove(ORDER_MOVES, status, "cancelled", "admin")).toBe(true);
      expect(reachable(status)).toContain("completed");
    }
  });

  it("[O-02] a client may cancel only while no work is under way, and make no other move", () => {
    const moves = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => mayMove(ORDER_MOVES, from, to, "client_user")).map(
        (to) => `${from} > ${to}`,
      ),
    );
    expect(moves).toEqual(["pending > cancelled", "awaiting_documents > cancelled"]);
  });

  it("[R-05] telecallers and franchise partners move no order", () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, fc.constantFrom("telecaller", "franchise"), (from, to, role) => {
        expect(mayMove(ORDER_MOVES, from, to, role)).toBe(false);
      }),
    );
  });

  it("[Y-03] each status has words of its own", () => {
    expect(new Set(Object.values(ORDER_STATUS_LABELS)).size).toBe(ORDER_STATUSES.length);
  });
});

function reachable(from: OrderStatus): Set<OrderStatus> {
  const seen = new Set([from]);
  for (const status of seen) for (const next of nextOf(ORDER_MOVES, status)) seen.add(next);
  return seen;
}
