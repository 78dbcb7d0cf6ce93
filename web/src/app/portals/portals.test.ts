import { globSync } from "node:fs";
import path from "node:path";
import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { expect, it } from "vitest";
import { accountLinks } from "../layouts/account-links.ts";
import { PORTALS, portalOf } from "./portals.ts";

it("[SX-08] the CRM's two ways out are 'Main App' and 'Logout'", () => {
  expect(PORTALS.crm.ways).toEqual({ home: "Main App", out: "Logout" });
});

it("[K-02] the CRM's sidebar leads to what there is, in the order of its specification", () => {
  const { links, elsewhere = [] } = PORTALS.crm;
  expect([...links, ...elsewhere].map(({ label, to }) => `${label} ${to}`)).toEqual([
    "Dashboard /crm/dashboard",
    "Leads /crm/leads",
    "Calls /crm/calls",
    "Activities /crm/activities",
    "Documents /crm/documents",
    "Messages /crm/messages",
    "Settings /crm/settings",
    "CA portal /ca/dashboard",
  ]);
});

it("[SX-08] 'My Orders' is a client's, and nobody else's", () => {
  const offered = (role: Parameters<typeof accountLinks>[0]) => accountLinks(role).map(({ label }) => label);
  expect(offered("client_user")).toContain("My Orders");
  for (const role of ["admin", "ca", "franchise", "telecaller", "tax_executive", null] as const) {
    expect(offered(role)).not.toContain("My Orders");
  }
});

it("each page that says how a menu names it stands in that of its workspace, in the order of the addresses", () => {
  const routes = path.join(import.meta.dirname, "../../routes");
  const said = globSync("*/*.link.ts", { cwd: routes });
  const own = (name: keyof typeof PORTALS) => {
    const { dashboard, profile } = WORKSPACES[name].pages;
    const pages = Object.values<string>(WORKSPACES[name].pages);
    const { links, elsewhere = [] } = PORTALS[name];
    return [...links, ...elsewhere]
      .map(({ to }) => to)
      .filter((to) => pages.includes(to) && to !== dashboard && to !== profile);
  };
  const linked = (Object.keys(PORTALS) as (keyof typeof PORTALS)[]).flatMap(own);
  expect(linked).toHaveLength(said.length);
  expect(own("admin").slice(0, 2)).toEqual(["/admin/orders", "/admin/complaints"]);
});

it("a phone's bar has five places at most; what comes after them is in its menu", () => {
  for (const { links } of Object.values(PORTALS)) expect(links.length).toBeLessThanOrEqual(5);
  expect(PORTALS.franchise.links.map(({ to }) => to)).toEqual([
    "/franchise/dashboard",
    "/franchise/leads",
    "/franchise/commissions",
    "/franchise/share",
    "/franchise/territory",
  ]);
  expect(PORTALS.franchise.elsewhere?.map(({ to }) => to)).toEqual([
    "/franchise/hierarchy",
    "/franchise/profile",
  ]);
});

it("[F-09] whoever works for a partner has no way to the partner's own pages, and all of theirs in a phone's bar", () => {
  const { links, elsewhere } = portalOf("franchise", true);
  expect(links.map(({ to }) => to)).toEqual([
    "/franchise/dashboard",
    "/franchise/leads",
    "/franchise/share",
    "/franchise/profile",
  ]);
  expect(elsewhere).toEqual([]);
  expect(portalOf("franchise", false)).toBe(PORTALS.franchise);
  expect(portalOf("admin", true)).toBe(PORTALS.admin);
});

it("[Z-01] each page of an administrator's menu stands below a heading, but for the dashboard and their own account", () => {
  const { links, elsewhere = [] } = PORTALS.admin;
  const alone = [...links, ...elsewhere].filter(({ group }) => group === undefined).map(({ to }) => to);
  expect(alone, "Name a group in the page's .link.ts, or a line in GROUPS of portals.ts").toEqual([
    "/admin/dashboard",
    "/admin/profile",
  ]);
  expect(PORTALS.telecaller.links.every(({ group }) => group === undefined)).toBe(true);
});
