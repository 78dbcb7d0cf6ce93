import { expect, it } from "vitest";
import { openPayments } from "./open-payments.ts";
import { readCheckout } from "./read-checkout.ts";

const at = (millis: number) => ({ toMillis: () => millis });
const checkout = (id: string, created: number, more: Record<string, unknown> = {}) =>
  readCheckout(id, {
    service_id: "gst",
    plan_id: "new",
    status: "created",
    created_at: at(created),
    ...more,
  });
const ids = (list: { id: string }[]) => list.map((entry) => entry.id);

it("[O-01] of unpaid checkouts of one plan only the latest shows", () => {
  const found = openPayments(
    [checkout("a", 1), checkout("b", 2), checkout("c", 3, { plan_id: "monthly" })],
    [],
  );
  expect(ids(found)).toEqual(["c", "b"]);
});

it("[O-01] a plan that was bought since is not offered for payment again", () => {
  const bought = { serviceId: "gst", planId: "new", placedAt: 5 };
  expect(openPayments([checkout("a", 1)], [bought])).toEqual([]);
  expect(ids(openPayments([checkout("b", 9)], [bought]))).toEqual(["b"]);
});

it("[RZP-12] money on its way always shows, as such: never as something to pay", () => {
  const attempts = { pay_1: { status: "failed" }, pay_2: { status: "authorized" } };
  const found = openPayments([checkout("a", 1, { status: "attempted", attempts }), checkout("b", 2)], []);
  expect(found.map(({ id, state }) => [id, state])).toEqual([
    ["b", "unpaid"],
    ["a", "processing"],
  ]);
});

it("[RZP-12] failed attempts leave a checkout payable; paid and expired ones are over, held ones are not", () => {
  expect(checkout("a", 1, { status: "attempted", attempts: { pay_1: { status: "failed" } } }).state).toBe(
    "unpaid",
  );
  const all = [
    checkout("b", 1, { status: "paid" }),
    checkout("c", 1, { status: "expired" }),
    checkout("d", 1, { status: "held" }),
  ];
  expect(ids(openPayments(all, []))).toEqual(["d"]);
});

it("[O-02] the bill names each tax that was charged, the Union territory's half as UTGST", () => {
  const tax = {
    taxable_paise: 149900,
    cgst_paise: 13491,
    sgst_paise: 13491,
    igst_paise: 0,
    round_off_paise: 18,
    place_of_supply: "04",
  };
  expect(checkout("a", 1, { tax }).bill).toEqual([
    { label: "Price before tax", paise: 149900 },
    { label: "CGST 9%", paise: 13491 },
    { label: "UTGST 9%", paise: 13491 },
    { label: "Round-off", paise: 18 },
  ]);
});
