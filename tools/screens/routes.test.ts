import { expect, test } from "vitest";
import { ALL_SERIES } from "./all-series.ts";
import { addressesWithoutPicture, SIGNED_IN_ADDRESSES } from "./routes.ts";

const photographed = new Set(
  ALL_SERIES.flatMap(({ address }) => (address === undefined ? [] : [address.split("?")[0] ?? ""])),
);

test("every screen that needs a sign-in has its picture", () => {
  expect(addressesWithoutPicture(SIGNED_IN_ADDRESSES, photographed)).toEqual([]);
});

test("an address without a picture is found, whatever stands in its part that varies", () => {
  const seen = new Set(["/user/order/ORD-1", "/admin/staff"]);
  expect(addressesWithoutPicture(["/user/order/:orderId", "/admin/staff", "/admin/leads"], seen)).toEqual([
    "/admin/leads",
  ]);
  expect(addressesWithoutPicture(["/user/order/:orderId"], new Set(["/user/order/ORD-1/messages"]))).toEqual([
    "/user/order/:orderId",
  ]);
});

test("each set of pictures has a name of its own", () => {
  const names = ALL_SERIES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
