import { expect, it } from "vitest";
import { ROLE_LABELS, ROLES, roleOf } from "./roles.ts";

it("[R-04] a claim counts only when it names a role exactly", () => {
  expect(ROLES.map(roleOf)).toEqual([...ROLES]);
  for (const claim of [
    undefined,
    null,
    "",
    "Admin",
    "admin ",
    "superuser",
    ["admin"],
    { role: "admin" },
    true,
  ]) {
    expect(roleOf(claim)).toBeNull();
  }
});

it("[R-02] every role has the label of the specification", () => {
  expect(ROLES.map((role) => ROLE_LABELS[role])).toEqual([
    "Administrator",
    "Franchise Partner",
    "CA",
    "Telecaller",
    "Tax Executive",
    "Client",
  ]);
});
