import { expect, test } from "vitest";
import { withoutPersonalData } from "./log.ts";

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
