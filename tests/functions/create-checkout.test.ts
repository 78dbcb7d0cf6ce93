import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { ROLES } from "@niyamdesk/domain/base/roles";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { describe, expect, test } from "vitest";
import type { CheckoutRecord } from "../../functions/src/platform/refs.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { call, callWith, signedIn, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { TOTAL, wish } from "./wish.ts";

useProduct();

async function gatewayOrders() {
  return (await razorpay.state()).orders;
}

describe("price", () => {
  test("[Y-01] the gateway order carries the stored price with GST, in paise, and what it is for", async () => {
    const { session } = await openCheckout();
    const [order] = await gatewayOrders();
    expect(order).toMatchObject({
      id: session.razorpay_order_id,
      amount: TOTAL * 100,
      currency: "INR",
      receipt: session.checkout_id,
      notes: { checkout_id: session.checkout_id, franchiseInitiated: "false" },
    });
    expect(session).toMatchObject({
      amount_paise: TOTAL * 100,
      mode: "test",
      status: "created",
      order_id: null,
    });
    expect(session.checkout_id).toMatch(/^chk_[0-9a-hjkmnp-tv-z]{16}$/);
    expect(session.prefill.contact).toBe("+919876543210");
  });

  test.each([
    ["an amount", { amount: 1 }],
    ["a currency", { currency: "USD" }],
    ["a price", { price: 1 }],
    ["a discount", { discount: 99 }],
    ["a quantity of -1", { quantity: -1 }],
    ["a quantity of 1e9", { quantity: 1e9 }],
    ["a quantity of 1.5", { quantity: 1.5 }],
    ["a total of 0", { seen_total: 0 }],
    ["a fractional total", { seen_total: 0.01 }],
    ["a path as service", { service_id: "../payments" }],
  ])("[RZP-04] %s from the browser is refused before the gateway hears of it", async (_, tampered) => {
    await refusal("invalid_input", callWith("createCheckout", { ...wish(), ...tampered }, signedIn()));
    expect(await gatewayOrders()).toEqual([]);
  });

  test("[RZP-04] unknown or inactive services and plans are refused before the gateway hears of it", async () => {
    const buyer = signedIn();
    const inactive = `inactive-${randomUUID().slice(0, 8)}`;
    await service(inactive, { name: "Old service", amount: 500, active: false });
    await refusal(
      "service_not_found",
      call("createCheckout", wish({ service_id: "no-such-service" }), buyer),
    );
    await refusal(
      "service_not_found",
      call("createCheckout", wish({ service_id: inactive, plan_id: "standard", seen_total: 590 }), buyer),
    );
    await refusal("plan_not_found", call("createCheckout", wish({ plan_id: "no-such-plan" }), buyer));
    expect(await gatewayOrders()).toEqual([]);
  });

  test("[Y-01] a price that changed since the client saw it is told, not charged", async () => {
    const buyer = signedIn();
    const id = `changed-${randomUUID().slice(0, 8)}`;
    await service(id, { name: "Priced anew", amount: 1000, active: true });
    const old = wish({ service_id: id, plan_id: "standard", seen_total: 999 });
    expect(await refusal("price_changed", call("createCheckout", old, buyer))).toEqual({ total: "1180" });
    expect(await gatewayOrders()).toEqual([]);
    const session = await call("createCheckout", { ...old, seen_total: 1180 }, buyer);
    expect(session.amount_paise).toBe(118_000);
  });

  test("[Y-08] the place of supply decides the tax: CGST and SGST at home, IGST elsewhere, the GSTIN's State first", async () => {
    const contact = wish().contact;
    const taxFor = async (changes: object) => {
      const { session } = await openCheckout({ contact: { ...contact, ...changes } });
      return (await read<CheckoutRecord>(COLLECTIONS.checkouts, session.checkout_id)).tax;
    };
    expect(await taxFor({ state_code: "29" })).toMatchObject({
      kind: "intra_state",
      cgst_paise: 13_491,
      igst_paise: 0,
    });
    expect(await taxFor({ state_code: "33" })).toMatchObject({
      kind: "inter_state",
      igst_paise: 26_982,
      cgst_paise: 0,
    });
    const address = "4, Station Road, Pune 411001";
    const registered = { state_code: "27", gstin: "27aapfu0939f1zv", billing_name: "Rao & Sons", address };
    expect(await taxFor(registered)).toMatchObject({ kind: "inter_state", place_of_supply: "27" });
  });
});

describe("who may buy", () => {
  test("[R-05] nobody buys without signing in, or without a role", async () => {
    await refusal("unauthenticated", call("createCheckout", wish()));
    await refusal("forbidden", call("createCheckout", wish(), signedIn(null)));
    await refusal("forbidden", call("createCheckout", wish(), signedIn(null, "anonymous")));
    await refusal("forbidden", call("createCheckout", wish(), signedIn("client_user", "anonymous")));
    expect(await gatewayOrders()).toEqual([]);
  });

  test("[Y-02] [R-05] only clients buy: no partner and nobody of the staff opens a checkout", async () => {
    for (const role of ROLES.filter((each) => each !== "client_user")) {
      await refusal("forbidden", call("createCheckout", wish(), await withAccount(role)));
    }
    expect(await gatewayOrders()).toEqual([]);
  });

  test("[Y-02] what the buyer typed is kept on a profile, so that it is asked once", async () => {
    const { buyer } = await openCheckout();
    expect(await read<Profile>(COLLECTIONS.profiles, buyer.uid)).toMatchObject({
      name: "Asha Rao",
      phone: "+919876543210",
      state_code: "29",
      role: "client_user",
    });
  });
});

test("[R-05] another's address typed at the first purchase is not the profile's", async () => {
  const contact = { ...wish().contact, email: "somebody.else@example.in" };
  const buyer = await withAccount("client_user", { email: `own-${randomUUID()}@example.in` });
  await call("createCheckout", wish({ contact }), buyer);
  expect((await read<Profile>(COLLECTIONS.profiles, buyer.uid)).email).toBeNull();
  await call("ensureProfile", {}, buyer);
  expect((await read<Profile>(COLLECTIONS.profiles, buyer.uid)).email).toMatch(/^own-/);
});

describe("one purchase, one gateway order", () => {
  test("[FN-02] the same request again gets the same checkout", async () => {
    const buyer = signedIn();
    const request = wish();
    const first = await call("createCheckout", request, buyer);
    expect(await call("createCheckout", request, buyer)).toEqual(first);
    expect(await gatewayOrders()).toHaveLength(1);
  });

  test("[FRM-13] two tabs and double clicks at the same moment share one checkout and one gateway order", async () => {
    const buyer = signedIn();
    const { contact } = wish();
    await razorpay.failNext({ match: "POST /v1/orders", delayMs: 1_000 });
    const sessions = await Promise.all(
      Array.from({ length: 10 }, () => call("createCheckout", wish({ contact }), buyer)),
    );
    expect(new Set(sessions.map((session) => session.razorpay_order_id)).size).toBe(1);
    expect(await gatewayOrders()).toHaveLength(1);
    expect(await where(COLLECTIONS.checkouts, "user_id", buyer.uid)).toHaveLength(1);
  });

  test("[RZP-13] [MX-11] coming back later reuses the open checkout; with corrected details it is another", async () => {
    const { contact } = wish();
    const { buyer, session } = await openCheckout({ contact });
    const again = await call("createCheckout", wish({ contact }), buyer);
    expect(again.checkout_id).toBe(session.checkout_id);
    const corrected = { ...contact, name: "Asha Rao-Iyer" };
    const other = await call("createCheckout", wish({ contact: corrected }), buyer);
    expect(other.checkout_id).not.toBe(session.checkout_id);
    expect(other.prefill.name).toBe("Asha Rao-Iyer");
    expect(await gatewayOrders()).toHaveLength(2);
  });

  test("[Y-04] what was paid a moment ago is not sold again unless asked for", async () => {
    const paid = await pay(await openCheckout());
    const { order_id } = await confirm(paid);
    const facts = await refusal("recently_paid", call("createCheckout", wish(), paid.buyer));
    expect(facts).toEqual({ order_id });
    const repeated = await call("createCheckout", wish({ repeat: true }), paid.buyer);
    expect(repeated.checkout_id).not.toBe(paid.session.checkout_id);
  });

  test("[Y-04] a retry of the request that was paid meanwhile tells its order", async () => {
    const buyer = signedIn();
    const request = wish();
    const session = await call("createCheckout", request, buyer);
    const paid = await pay({ buyer, session });
    const { order_id } = await confirm(paid);
    expect(await call("createCheckout", request, buyer)).toMatchObject({ status: "paid", order_id });
  });

  test("[RZP-19] another key mode means another gateway order", async () => {
    const { buyer, session } = await openCheckout();
    await collection(COLLECTIONS.checkouts).doc(session.checkout_id).update({ key_mode: "live" });
    const again = await call("createCheckout", wish(), buyer);
    expect(again.razorpay_order_id).not.toBe(session.razorpay_order_id);
    expect(again.mode).toBe("test");
  });

  test.each([
    ["another State", { state_code: "33" }],
    ["another name", { name: "Ravi Kumar" }],
    ["a GSTIN", { gstin: "29AAGCN1234F1ZN", billing_name: "NiyamDesk", address: "4, MG Road, Bengaluru" }],
  ])("[FN-02] the same key with %s is refused, and the checkout stays as it was", async (_, change) => {
    const buyer = signedIn();
    const request = wish();
    const session = await call("createCheckout", request, buyer);
    const before = await read(COLLECTIONS.checkouts, session.checkout_id);
    const changed = { ...request, contact: { ...request.contact, ...change } };
    const facts = await refusal("invalid_input", call("createCheckout", changed, buyer));
    expect(facts).toEqual({ field: "idempotency_key" });
    expect(await read(COLLECTIONS.checkouts, session.checkout_id)).toEqual(before);
    expect(await call("createCheckout", request, buyer)).toEqual(session);
  });

  test("[FRM-13] a retry in one tab after another tab corrected the details bills who it says, on the order it had", async () => {
    const buyer = signedIn();
    const request = wish();
    const first = await call("createCheckout", request, buyer);
    await call("createCheckout", wish({ contact: { ...request.contact, state_code: "33" } }), buyer);
    expect(await call("createCheckout", request, buyer)).toEqual(first);
    expect(await read(COLLECTIONS.checkouts, first.checkout_id)).toMatchObject({
      contact: { state_code: "29" },
      tax: { kind: "intra_state" },
    });
    expect(await gatewayOrders()).toHaveLength(2);
  });

  test("[RZP-04] an idempotency key does not carry over to another plan", async () => {
    const buyer = signedIn();
    const request = wish();
    await call("createCheckout", request, buyer);
    const other = `other-${randomUUID().slice(0, 8)}`;
    await service(other, { name: "Another service", amount: 1000, active: true });
    const reused = { ...request, service_id: other, plan_id: "standard", seen_total: 1180 };
    await refusal("invalid_input", call("createCheckout", reused, buyer));
    expect(await gatewayOrders()).toHaveLength(1);
  });
});

describe("a gateway in trouble", () => {
  test("[RZP-19] a refusal names the provider's reason and the same checkout can be tried again", async () => {
    const buyer = signedIn();
    const { contact } = wish();
    const description = "International payments are not enabled";
    await razorpay.failNext({
      match: "POST /v1/orders",
      status: 400,
      body: { error: { code: "BAD_REQUEST_ERROR", description } },
    });
    expect(await refusal("gateway_refused", call("createCheckout", wish({ contact }), buyer))).toEqual({
      description,
    });
    await call("createCheckout", wish({ contact }), buyer);
    expect(await where(COLLECTIONS.checkouts, "user_id", buyer.uid)).toHaveLength(1);
  });

  test.each([
    ["answers 500", { status: 500 }],
    ["answers with a proxy's page", { status: "html" }],
    ["cuts the connection", { status: "reset" }],
    ["refuses our keys", { status: 401 }],
  ] as const)("[RZP-03] a gateway that %s is unavailable, and the next try works", async (_, fault) => {
    const buyer = signedIn();
    const { contact } = wish();
    await razorpay.failNext({ match: "POST /v1/orders", ...fault });
    await refusal("gateway_unavailable", call("createCheckout", wish({ contact }), buyer));
    await call("createCheckout", wish({ contact }), buyer);
    expect(await where(COLLECTIONS.checkouts, "user_id", buyer.uid)).toHaveLength(1);
    expect(await gatewayOrders()).toHaveLength(1);
  });

  test("[FN-02] an order made though its answer was lost is found again, not made twice", async () => {
    const buyer = signedIn();
    const { contact } = wish();
    await razorpay.failNext({ match: "POST /v1/orders", status: "reset", perform: true });
    await refusal("gateway_unavailable", call("createCheckout", wish({ contact }), buyer));
    const [made] = await gatewayOrders();
    const session = await call("createCheckout", wish({ contact }), buyer);
    expect(session.razorpay_order_id).toBe(made?.id);
    expect(await gatewayOrders()).toHaveLength(1);
  });
});

function service(id: string, record: object) {
  return collection(COLLECTIONS.services).doc(id).set(record);
}
