import { describe, expect, it } from "vitest";
import { CALLABLE_INPUTS } from "../callables.ts";
import { CHECKOUT_STATUSES, gatewayNote, isPayable, orderIdOf, windowDescription } from "./checkout.ts";
import { contactDetails, contactDetailsFor } from "./checkout-input.ts";

const contact = { name: "Asha Rao", email: "asha@example.in", phone: "9876543210", state_code: "27" };
const input = {
  service_id: "itr-filing",
  plan_id: "salary",
  contact,
  seen_total: 1179,
  idempotency_key: "3f6f1f0e-6b57-4c3d-9d0f-2f6f4b1f7a11",
};

describe("contact details", () => {
  it("[Y-02] are normalised, and blanks are left out", () => {
    expect(contactDetails.parse({ ...contact, gstin: " ", billing_name: "" })).toMatchObject({
      ...contact,
      phone: "+919876543210",
      gstin: undefined,
      billing_name: undefined,
    });
  });

  it.each(["name", "email", "phone", "state_code"])("[Y-02] %s is required", (field) => {
    const issues = contactDetails.safeParse({ ...contact, [field]: "" }).error?.issues ?? [];
    expect(issues.map((issue) => issue.path[0])).toContain(field);
  });

  it("[FRM-03] a GSTIN of another State is answered at the State", () => {
    const address = "4, MG Road, Bengaluru 560001";
    const typed = { ...contact, gstin: "29AAGCB7383J1Z4", billing_name: "Rao Traders", address };
    expect(contactDetails.safeParse(typed).error?.issues[0]?.path).toEqual(["state_code"]);
    expect(contactDetails.safeParse({ ...typed, state_code: "29" }).success).toBe(true);
  });

  it("[Y-02] a GSTIN needs the name it is registered to", () => {
    const typed = { ...contact, gstin: "27AAPFU0939F1ZV", address: "Gala 7, Market Yard, Pune" };
    expect(contactDetails.safeParse(typed).error?.issues[0]?.path).toEqual(["billing_name"]);
    const more = contactDetails.safeParse({ ...typed, name: "", state_code: "07" }).error?.issues ?? [];
    expect(more.map((issue) => issue.path[0])).toEqual(["name", "state_code", "billing_name"]);
  });
});

describe("the address that an invoice states", () => {
  const missing = (typed: object, paise: number) =>
    (contactDetailsFor(paise).safeParse(typed).error?.issues ?? []).map((issue) => issue.path[0]);

  it("[MX-06] is asked of whoever has a GSTIN, and of everybody from a taxable value of ₹50,000 on", () => {
    expect(missing(contact, 49_999_99)).toEqual([]);
    expect(missing(contact, 50_000_00)).toEqual(["address"]);
    expect(missing({ ...contact, address: " \u200b " }, 50_000_00)).toEqual(["address"]);
    expect(missing({ ...contact, address: "12, Lake Road\nPune 411001" }, 50_000_00)).toEqual([]);
    const registered = { ...contact, gstin: "27AAPFU0939F1ZV", billing_name: "Rao Traders" };
    expect(missing(registered, 1_000_00)).toEqual(["address"]);
  });
});

describe("what the gateway's window says", () => {
  it.each(["क्षि", "👩‍👩‍👧", "é", "a"])(
    "[MX-07] 150 and 100 of %s are cut to 255 bytes at a whole character",
    (letter) => {
      const said = windowDescription(letter.repeat(150), letter.repeat(100), "Asha Rao");
      expect(new TextEncoder().encode(said).length).toBeLessThanOrEqual(255);
      const letters = (said.split(" · ")[0] ?? "").replace(/^\w+: /, "");
      expect(letters).toBe(letter.repeat(letters.length / letter.length));
      expect(gatewayNote(letter.repeat(300))).toBe(
        letter.repeat(gatewayNote(letter.repeat(300)).length / letter.length),
      );
    },
  );

  it("[MX-07] [MX-11] begins with a letter or digit and names who is billed", () => {
    expect(windowDescription("(New) GST", "Basic", "Ravi Traders")).toMatch(
      /^\w+: \(New\) GST · Basic · Ravi Traders$/,
    );
  });
});

describe("what the browser may send", () => {
  it("[Y-01] service, plan, contact, the total seen and a key", () => {
    expect(CALLABLE_INPUTS.createCheckout.safeParse(input).success).toBe(true);
  });

  it.each([
    { amount: 1 },
    { price: 1 },
    { currency: "USD" },
    { qty: 2 },
    { discount: 100 },
    { user_id: "another" },
    { status: "paid" },
  ])("[RZP-04] %j is refused", (extra) => {
    expect(CALLABLE_INPUTS.createCheckout.safeParse({ ...input, ...extra }).success).toBe(false);
  });

  it.each([
    { seen_total: 0 },
    { seen_total: 1179.5 },
    { seen_total: "1179" },
    { seen_total: 1e9 },
    { service_id: "services/itr-filing" },
    { plan_id: "" },
    { idempotency_key: "1" },
  ])("[RZP-04] %j is refused", (change) => {
    expect(CALLABLE_INPUTS.createCheckout.safeParse({ ...input, ...change }).success).toBe(false);
  });

  it.each([
    {},
    { razorpay_signature: "" },
    { razorpay_signature: "ab" },
    { razorpay_signature: "z".repeat(64) },
    { razorpay_signature: "a".repeat(65) },
    { razorpay_order_id: "ORD-1" },
    { razorpay_payment_id: "order_ABCDEFGHIJKLMN" },
    { amount: 1 },
  ])("[RZP-01] a payment's proof with %j is taken only when nothing is wrong with it", (change) => {
    const proof = {
      checkout_id: "chk_1",
      razorpay_payment_id: "pay_ABCDEFGHIJKLMN",
      razorpay_order_id: "order_ABCDEFGHIJKLMN",
      razorpay_signature: "a".repeat(64),
    };
    const right = Object.keys(change).length === 0;
    expect(CALLABLE_INPUTS.verifyPayment.safeParse({ ...proof, ...change }).success).toBe(right);
  });
});

it("[Y-05] only a checkout that is not settled, held or expired can be paid", () => {
  expect(CHECKOUT_STATUSES.filter(isPayable)).toEqual(["created", "attempted"]);
});

it("[Y-03] a checkout becomes one order, whose id it gives", () => {
  expect(orderIdOf("chk_a1b2c3")).toBe("ORD-A1B2C3");
  expect(orderIdOf("chk_a1b2c3")).toBe(orderIdOf("chk_a1b2c3"));
});
