import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const socket = { remoteAddress: "127.0.0.1" };

test.each([
  ["10.1.1.1, 8.8.8.8 , 203.0.113.9", "203.0.113.9"],
  ["203.0.113.9", "203.0.113.9"],
  [["10.1.1.1", "203.0.113.9"], "203.0.113.9"],
  [undefined, "127.0.0.1"],
  ["", "127.0.0.1"],
])("[R-05] of %j, what Google's front end wrote counts: %s", (forwarded, address) => {
  expect(clientAddress({ headers: { "x-forwarded-for": forwarded }, socket })).toBe(address);
});

test("[R-05] without any address all share one limit", () => {
  expect(clientAddress({ headers: {} })).toBe("unknown");
});
