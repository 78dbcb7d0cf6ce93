import { expect, it } from "vitest";
import { accountLinks } from "../layouts/account-links.ts";
import { PORTALS } from "./portals.ts";

it("[SX-08] the CRM's two ways out are 'Main App' and 'Logout'", () => {
  expect(PORTALS.crm.ways).toEqual({ home: "Main App", out: "Logout" });
});

it("[K-02] the CRM's sidebar leads to what there is, in the order of its specification", () => {
  expect(PORTALS.crm.links.map(({ label, to }) => `${label} ${to}`)).toEqual([
    "Dashboard /crm/dashboard",
    "Leads /crm/leads",
    "Calls /crm/calls",
    "Activities /crm/activities",
    "Settings /crm/settings",
  ]);
});

it("[SX-08] 'My Orders' is a client's, and nobody else's", () => {
  const offered = (role: Parameters<typeof accountLinks>[0]) => accountLinks(role).map(({ label }) => label);
  expect(offered("client_user")).toContain("My Orders");
  for (const role of ["admin", "ca", "franchise", "telecaller", "tax_executive", null] as const) {
    expect(offered(role)).not.toContain("My Orders");
  }
});
