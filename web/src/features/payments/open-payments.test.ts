import { expect, it } from "vitest";
import { openPayments } from "./open-payments.ts";
import { readCheckout } from "./read-checkout.ts";

const NOW = Date.UTC(2026, 10, 28);
const at = (millis: number) => ({ toMillis: () => millis });
const checkout = (id: string, created: number, more: Record<string, unknown> = {}) =>
  readCheckout(id, {
    service_id: "gst",
    plan_id: "new",
    status: "created",
    created_at: at(created),
    ...more,
  });
const MINUTE = 60_000;
const found = (
  checkouts: Parameters<typeof openPayments>[0],
  orders: Parameters<typeof openPayments>[1] = [],
) => openPayments(checkouts, orders, NOW).map((open) => [open.checkout.id, open.state]);

it("[O-01] of unpaid checkouts of one plan only the latest shows", () => {
  expect(found([checkout("a", 1), checkout("b", 2), checkout("c", 3, { plan_id: "monthly" })])).toEqual([
    ["c", "left"],
    ["b", "left"],
  ]);
});

it("[O-01] a plan that was bought since is not offered for payment again", () => {
  const bought = { serviceId: "gst", planId: "new", placedAt: 5 };
  expect(found([checkout("a", 1)], [bought])).toEqual([]);
  expect(found([checkout("b", 9)], [bought])).toEqual([["b", "left"]]);
});

it("[SX-06] while the orders could not be read nothing is offered that may have been bought, money on its way is told", () => {
  const silent = { pay_1: { status: "created", at: at(NOW - MINUTE) } };
  const checkouts = [checkout("a", 1), checkout("s", 1, { status: "attempted", attempts: silent })];
  expect(openPayments(checkouts, null, NOW).map((open) => open.checkout.id)).toEqual(["s"]);
});

it("[RZP-12] [UX-01] money on its way always shows, as such, also beside a later look at the same plan", () => {
  const attempts = {
    pay_1: { status: "failed", at: at(NOW - MINUTE) },
    pay_2: { status: "authorized", at: at(NOW - MINUTE) },
  };
  const silent = { pay_3: { status: "created", at: at(NOW - MINUTE) } };
  expect(
    found([
      checkout("a", 1, { status: "attempted", attempts }),
      checkout("s", 1, { status: "attempted", attempts: silent }),
      checkout("b", 2),
    ]),
  ).toEqual([
    ["b", "left"],
    ["a", "arriving"],
    ["s", "silent"],
  ]);
});

it("[RZP-12] [UX-09] failed tries are told so; paid and expired ones are over, held ones are not", () => {
  const attempts = { pay_1: { status: "failed", description: "Insufficient balance", at: at(NOW - MINUTE) } };
  const failed = checkout("a", 1, { status: "attempted", attempts });
  expect(failed.failure).toBe("Insufficient balance");
  expect(found([failed])).toEqual([["a", "failed"]]);
  expect(
    found([
      checkout("b", 1, { status: "paid" }),
      checkout("c", 1, { status: "expired" }),
      checkout("d", 1, { status: "held" }),
    ]),
  ).toEqual([["d", "checking"]]);
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

it("[COU-04] the bill of a discounted order begins with the price and the discount, that of one covered whole too", () => {
  const coupon = { code: "WELCOME10", price_paise: 149900, discount_paise: 15000 };
  const tax = { taxable_paise: 134900, igst_paise: 24282, round_off_paise: 18, place_of_supply: "27" };
  expect(checkout("a", 1, { tax, coupon }).bill).toEqual([
    { label: "Price before tax", paise: 149900 },
    { label: "Coupon WELCOME10", paise: -15000 },
    { label: "Taxable value", paise: 134900 },
    { label: "IGST 18% (Maharashtra)", paise: 24282 },
    { label: "Round-off", paise: 18 },
  ]);
  const whole = { tax: { taxable_paise: 0 }, coupon: { ...coupon, discount_paise: 149900 } };
  expect(checkout("b", 1, whole).bill.map(({ paise }) => paise)).toEqual([149900, -149900, 0]);
});
