import { expect, it } from "vitest";
import { returnPath, withReturn } from "./return-path.ts";

it("[R-01] a path of this site is gone on to as it was", () => {
  for (const path of [
    "/",
    "/user/orders",
    "/admin/leads?page=2#x",
    "/services/gst-registration?plan=a&step=payment",
  ]) {
    expect(returnPath(path)).toBe(path);
  }
});

it.each([
  null,
  "",
  "user/orders",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/./\\evil.example",
  "/hi/..//evil.example",
  "/hi/../\\evil.example",
  "javascript:alert(1)",
])("[R-01] %j leads nowhere", (next) => {
  expect(returnPath(next)).toBeNull();
});

it.each(["/%5Cx", "/%2F/x", "/%09/x", "/hi//x", "/user//orders", "/a%5cb", "/%0d%0ax"])(
  "[AX-13] %j is no address of ours: home",
  (next) => {
    expect(returnPath(next)).toBeNull();
  },
);

it("[AX-13] what stands in a query or behind a # is left as it is", () => {
  expect(returnPath("/services?q=a%2Fb%5Cc//d#x//y")).toBe("/services?q=a%2Fb%5Cc//d#x//y");
});

it("[P-13] a page is returned to in the language of the reader, whichever it was remembered in", () => {
  for (const [next, path] of [
    ["/hi", "/"],
    ["/hi/", "/"],
    ["/hi?a=1", "/?a=1"],
    ["/hi#top", "/#top"],
    ["/hi/user/orders?a=%2Fhi%2Fx#b", "/user/orders?a=%2Fhi%2Fx#b"],
    ["/hire", "/hire"],
    ["/services/hi", "/services/hi"],
    ["/hi/../user/orders", "/user/orders"],
  ] as const) {
    expect(returnPath(next)).toBe(path);
  }
  const back = new URLSearchParams(withReturn("/login", "/services/iec?plan=a&step=payment").split("?")[1]);
  expect(returnPath(back.get("next"))).toBe("/services/iec?plan=a&step=payment");
});
