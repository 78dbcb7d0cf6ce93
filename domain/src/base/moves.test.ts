import { expect, test } from "vitest";
import { CONSULTATION_MOVES } from "../consultations/consultation.ts";
import { isOpenLead, LEAD_MOVES, LEAD_STATUSES } from "../leads/lead.ts";
import { ORDER_MOVES } from "../orders/order.ts";
import { type Moves, mayMove, moveOf, nextOf } from "./moves.ts";
import { ROLES, type Role } from "./roles.ts";

const TABLES: [name: string, moves: Moves<string>][] = [
  ["orders", ORDER_MOVES],
  ["leads", LEAD_MOVES],
  ["consultations", CONSULTATION_MOVES],
];

test.each(TABLES)(
  "[R-05] %s: every move leads from one known status to another, and somebody may make it",
  (_, moves) => {
    for (const from of Object.keys(moves)) {
      for (const to of nextOf(moves, from)) {
        expect(Object.keys(moves)).toContain(to);
        expect(to).not.toBe(from);
        expect(ROLES.some((role) => mayMove(moves, from, to, role))).toBe(true);
      }
    }
  },
);

test("[R-05] what a table does not list is nobody's to do", () => {
  const moves: Moves<"open" | "closed", { by: readonly Role[]; when: string }> = {
    open: { closed: { by: ["admin"], when: "after" } },
    closed: {},
  };
  expect(moveOf(moves, "open", "closed", "admin")?.when).toBe("after");
  expect(moveOf(moves, "open", "closed", "ca")).toBeNull();
  for (const role of ROLES) {
    expect(mayMove(moves, "open", "open", role)).toBe(false);
    expect(mayMove(moves, "closed", "open", role)).toBe(false);
  }
});

test("[T-02] a lead goes back and forth among new, contacted, qualified and lost; converted ends it", () => {
  for (const from of LEAD_STATUSES) {
    const others = LEAD_STATUSES.filter((to) => to !== from);
    expect(nextOf(LEAD_MOVES, from).sort()).toEqual(from === "converted" ? [] : others.sort());
  }
  expect(LEAD_STATUSES.filter(isOpenLead)).toEqual(["new", "contacted", "qualified"]);
});

test("[T-02] those who call a lead or brought it move it, and nobody else", () => {
  const movers = ROLES.filter((role) => mayMove(LEAD_MOVES, "new", "contacted", role));
  expect(movers).toEqual(["franchise", "ca", "telecaller"]);
});
