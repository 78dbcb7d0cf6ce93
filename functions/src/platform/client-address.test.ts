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

test("[R-05] of IPv6 the network counts, however the address is written; IPv4 stays what it is", () => {
  const from = (address: string) => clientAddress({ headers: { "x-forwarded-for": `10.0.0.1, ${address}` } });
  const network = from("2001:db8:1:2::1");
  expect(network).toBe("2001:db8:1:2::/64");
  for (const same of ["2001:db8:1:2::2", "2001:0DB8:0001:0002:ffff:1:2:3", "2001:db8:1:2:0:0:0:9%eth0"]) {
    expect(from(same)).toBe(network);
  }
  expect(from("2001:db8:1:3::1")).not.toBe(network);
  expect(from("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(from("::1")).toBe("0:0:0:0::/64");
  expect(from("::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(from("203.0.113.9")).toBe("203.0.113.9");
});
