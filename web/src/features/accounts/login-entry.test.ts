import { expect, it } from "vitest";
import { carriedOn, doorAddress, landing, loginEntry } from "./login-entry.ts";
import { loginTitle } from "./login-title.ts";

it.each([
  ["/login", "", "Sign in"],
  ["/login", "?type=user", "Sign in"],
  ["/login", "?type=somebody", "Sign in"],
  ["/login", "?type=ca", "CRM Login"],
  ["/login", "?type=telecaller", "CRM Login"],
  ["/login", "?type=tax_executive", "CRM Login"],
  ["/login", "?type=franchise", "Franchise Partner Login"],
  ["/login", "?type=admin", "Administrator Login"],
  ["/admin-portal/login", "", "Administrator Login"],
  ["/staff-portal/franchise-login", "", "Franchise Partner Login"],
  ["/franchise-login", "", "Franchise Partner Login"],
  ["/staff-portal/ca-login", "", "CA Login"],
  ["/staff-portal/telecaller-login", "", "Telecaller Login"],
  ["/staff-portal/tax-executive-login", "", "Tax Executive Login"],
])("[A-01] [A-12] %s%s is titled '%s'", (pathname, search, title) => {
  expect(loginTitle(loginEntry(pathname, search))).toBe(title);
});

it("[A-01] a CA lands in the CRM through the shared login and in the CA portal through its own", () => {
  expect(landing("ca", "/login", "?type=ca")).toBe("/crm/dashboard");
  expect(landing("ca", "/login", "")).toBe("/ca/dashboard");
  expect(landing("ca", "/staff-portal/ca-login", "")).toBe("/ca/dashboard");
  expect(landing("ca", "/otp-verification", "?type=ca")).toBe("/crm/dashboard");
  expect(landing("ca", "/otp-verification", "?portal=ca")).toBe("/ca/dashboard");
});

it("[A-01] everyone else lands on their own dashboard, whichever door they took", () => {
  expect(landing("telecaller", "/login", "?type=ca")).toBe("/telecaller/dashboard");
  expect(landing("tax_executive", "/login", "?type=telecaller")).toBe("/tax-executive/dashboard");
  expect(landing("client_user", "/login", "?type=admin")).toBe("/user/dashboard");
  expect(landing("admin", "/login", "")).toBe("/admin/dashboard");
});

it("[A-01] a remembered page of this site comes first, another site's never", () => {
  expect(landing("client_user", "/login", "?next=%2Fuser%2Forders%3Fa%3D1%23b")).toBe("/user/orders?a=1#b");
  for (const next of [
    "https://elsewhere.example",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "javascript:1",
  ]) {
    expect(landing("client_user", "/login", `?next=${encodeURIComponent(next)}`)).toBe("/user/dashboard");
  }
});

it("[A-01] the next step knows the door and the page, and the way back leads to the same door", () => {
  expect(carriedOn("/staff-portal/ca-login", "?next=%2Fca%2Fdashboard&tab=phone")).toBe(
    "?portal=ca&next=%2Fca%2Fdashboard",
  );
  expect(carriedOn("/login", "?type=ca")).toBe("?type=ca");
  expect(carriedOn("/login", "?tab=phone")).toBe("");
  expect(doorAddress("/otp-verification", "?portal=ca&next=%2Fca", "phone")).toBe(
    "/staff-portal/ca-login?next=%2Fca&tab=phone",
  );
  expect(doorAddress("/otp-verification", "?type=ca", "email")).toBe("/login?type=ca");
  expect(doorAddress("/otp-verification", "?portal=user&next=https://a.b", "email")).toBe("/login");
});
