import { expect, it } from "vitest";
import { returnPath } from "./paths.ts";

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
  "javascript:alert(1)",
])("[R-01] %j leads nowhere", (next) => {
  expect(returnPath(next)).toBeNull();
});
