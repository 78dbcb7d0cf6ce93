import { expect, test } from "vitest";
import {
  ACCOUNT_ADDRESSES,
  accountPatterns,
  DOORS,
  dashboardOf,
  isBelow,
  loginOf,
  orderOf,
  PATHS,
  PUBLIC_ADDRESSES,
  profileOf,
  WORKSPACES,
} from "./addresses.ts";
import { ROLES } from "./roles.ts";

const workspaces = Object.values(WORKSPACES);
const pages = workspaces.flatMap((workspace) => Object.values<string>(workspace.pages));

test("[R-01] no address is spelled twice, and each page of a workspace lies below its prefix", () => {
  const all = [
    ...Object.values(PUBLIC_ADDRESSES),
    ...Object.values(DOORS).flat(),
    ...Object.values(ACCOUNT_ADDRESSES),
    ...pages,
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(workspaces.map(({ prefix }) => prefix)).size).toBe(workspaces.length);
  for (const { prefix, pages: own } of workspaces) {
    for (const address of Object.values<string>(own)) expect(isBelow(address, prefix)).toBe(true);
  }
});

test("[R-01] [A-12] every role has its own dashboard, account page and door, all addresses of the specification", () => {
  for (const role of ROLES) {
    expect(WORKSPACES[role].role).toBe(role);
    expect([dashboardOf(role), profileOf(role)]).toEqual([
      `${WORKSPACES[role].prefix}/dashboard`,
      `${WORKSPACES[role].prefix}/profile`,
    ]);
  }
  expect(profileOf(null)).toBe("/user/profile");
  expect(ROLES.map(loginOf)).toEqual([
    "/admin-portal/login",
    "/staff-portal/franchise-login",
    "/staff-portal/ca-login",
    "/staff-portal/telecaller-login",
    "/staff-portal/tax-executive-login",
    "/login",
  ]);
  expect(WORKSPACES.crm.role).toBe("ca");
});

test("[P-08] the account area is everything but what is public", () => {
  const isIn = (address: string) =>
    accountPatterns().some((pattern) =>
      pattern.endsWith("/*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
    );
  expect(
    [...Object.values(DOORS).flat(), ...Object.values(ACCOUNT_ADDRESSES), ...pages].filter(
      (one) => !isIn(one),
    ),
  ).toEqual([]);
  const { franchiseRegisterBelow, franchiseTrack, ...others } = PUBLIC_ADDRESSES;
  expect(Object.values(others).filter(isIn)).toEqual([]);
});

test("[R-01] what an address is filled with stays one part of it", () => {
  expect(PATHS.userOrder("ORD-1")).toBe("/user/order/ORD-1");
  expect(PATHS.userOrderPart("ORD-1", "draft")).toBe("/user/order/ORD-1?view=draft");
  expect(PATHS.userOrderDocument("ORD-1", "a&b")).toBe("/user/order/ORD-1?document=a%26b");
  expect(PATHS.service("a/b?c")).toBe("/services/a%2Fb%3Fc");
  expect(PATHS.caPartner("$&")).toBe("/ca-partners/%24%26");
  expect(PATHS.payment("itr", "salary", "chk_1")).toBe(
    "/services/itr?plan=salary&step=payment&checkout=chk_1",
  );
});

test("[P-07] an address that only begins alike is not below", () => {
  expect(isBelow("/user", "/user")).toBe(true);
  expect(isBelow("/user/orders", "/user")).toBe(true);
  expect(isBelow("/users", "/user")).toBe(false);
});

test("[N-38] an order is found by whoever works on it and by its client; others are led to their dashboard", () => {
  expect(orderOf("client_user", "ORD-1")).toBe("/user/order/ORD-1");
  expect(orderOf("tax_executive", "ORD-1")).toBe("/tax-executive/processing/ORD-1");
  expect(orderOf("ca", "ORD-1")).toBe("/ca/orders/ORD-1");
  expect(orderOf("admin", "ORD-1")).toBe("/admin/orders/ORD-1");
  expect(orderOf("telecaller", "ORD-1")).toBe("/telecaller/dashboard");
});
