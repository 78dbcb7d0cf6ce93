import { expect, it } from "vitest";
import { ROLE_FACTS, ROLES, roleOf } from "./roles.ts";

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

it("[R-02] every role has a label and a dashboard of its own", () => {
  const facts = ROLES.map((role) => ROLE_FACTS[role]);
  expect(facts.map(({ label }) => label)).toEqual([
    "Administrator",
    "Franchise Partner",
    "CA",
    "Telecaller",
    "Tax Executive",
    "Client",
  ]);
  expect(new Set(facts.map(({ dashboard }) => dashboard)).size).toBe(ROLES.length);
});

it("[R-01] visitors without a session are sent to the login of that role", () => {
  expect(ROLE_FACTS.client_user.login).toBe("/login");
  expect(ROLE_FACTS.admin.login).toBe("/admin-portal/login");
  for (const role of ["franchise", "ca", "telecaller", "tax_executive"] as const) {
    expect(ROLE_FACTS[role].login).toMatch(/^\/staff-portal\/[a-z-]+-login$/);
  }
});
