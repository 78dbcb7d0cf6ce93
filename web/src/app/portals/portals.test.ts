import { expect, it } from "vitest";
import { accountLinks } from "../layouts/account-links.ts";
import { PORTALS } from "./portals.ts";

it("[SX-08] the CRM's two ways out are 'Main App' and 'Logout'", () => {
  expect(PORTALS.crm.ways).toEqual({ home: "Main App", out: "Logout" });
});

it("[SX-08] 'My Orders' is a client's, and nobody else's", () => {
  const offered = (role: Parameters<typeof accountLinks>[0]) => accountLinks(role).map(({ label }) => label);
  expect(offered("client_user")).toContain("My Orders");
  for (const role of ["admin", "ca", "franchise", "telecaller", "tax_executive", null] as const) {
    expect(offered(role)).not.toContain("My Orders");
  }
});
