import { logger } from "firebase-functions";
import { afterEach, expect, test, vi } from "vitest";
import { logEvent, logFailure, logOddity, withoutPersonalData } from "./log.ts";

afterEach(() => vi.restoreAllMocks());

test("[RZP-21] a failure carries the mark that the operators' alert looks for; what is handled does not", () => {
  const lines: object[] = [];
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(logger, level).mockImplementation((...[event, facts]) => lines.push({ event, ...facts }));
  }
  logEvent("as usual");
  logOddity("odd");
  logFailure("broken", new Error("mail to asha.rao@example.in"), { id: "pay_1" });
  expect(lines).toEqual([
    { event: "as usual" },
    { event: "odd" },
    { event: "broken", id: "pay_1", alert: true, error: expect.stringContaining("mail to [email]") },
  ]);
});

test.each([
  ["550 <asha.rao@example.in> unknown", "550 <[email]> unknown"],
  ["call +91 98765 43210 now", "call [number] now"],
  [
    "payment pay_29QQoUBi66xm2f of order_RB58MiP5SPFYyM",
    "payment pay_29QQoUBi66xm2f of order_RB58MiP5SPFYyM",
  ],
  [
    "at file:///app/node_modules/@grpc/grpc-js/call.js:32:19",
    "at file:///app/node_modules/@grpc/grpc-js/call.js:32:19",
  ],
  ["status 502 after 10000 ms", "status 502 after 10000 ms"],
])("[R-05] %s is logged as %s", (text, logged) => {
  expect(withoutPersonalData(text)).toBe(logged);
});

test.each([
  ["one word", "a".repeat(200_000)],
  ["ats", "@.".repeat(100_000)],
  ["addresses that never end", `${"a.".repeat(60)}@${"b.".repeat(60)} `.repeat(900)],
  ["digits far apart", "1 - ".repeat(50_000)],
  ["long words", `${"x".repeat(127)}@${"y.".repeat(127)}1 `.repeat(500)],
])("[R-05] a text of %s, as long as a body may be, is cleaned at once", (_, text) => {
  const began = performance.now();
  const cleaned = withoutPersonalData(text);
  expect(performance.now() - began).toBeLessThan(300);
  expect(cleaned.length).toBeLessThan(4_200);
});

test("[R-05] an address that the limit would cut in two is left out", () => {
  const cleaned = withoutPersonalData(`${"word ".repeat(818)}asha.rao@example.in and more`);
  expect(cleaned).toMatch(/word …$/);
});
