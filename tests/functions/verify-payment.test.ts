import "./own-project.ts";
import { createHmac } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { expect, test } from "vitest";
import { razorpay } from "../support/razorpay.ts";
import { confirm, confirmationOf, openCheckout, pay } from "./buying.ts";
import { call, callWith, signedIn, useProduct } from "./product.ts";
import { collection, recordsOf } from "./records.ts";
import { refusal } from "./refusal.ts";
import { SECRET } from "./webhooks.ts";

const KEY_SECRET = process.env.RAZORPAY_KEY_SECRET ?? "";

useProduct();

function hmac(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

async function expectUntouched(checkoutId: string): Promise<void> {
  const { checkout, orders, payments } = await recordsOf(checkoutId);
  expect(checkout.status).toMatch(/^(created|attempted)$/);
  expect([...orders, ...payments]).toEqual([]);
}

test("[RZP-01] swapped parts, our own id, a flipped digit: a wrong signature changes nothing", async () => {
  const paid = await pay(await openCheckout());
  const { session, payment, signature } = paid;
  const wrong = [
    hmac(`${payment.id}|${session.razorpay_order_id}`, KEY_SECRET),
    hmac(`${session.checkout_id}|${payment.id}`, KEY_SECRET),
    signature.replace(/^./, (digit) => (digit === "0" ? "1" : "0")),
  ];
  for (const razorpay_signature of wrong) {
    await refusal(
      "payment_not_verified",
      call("verifyPayment", { ...confirmationOf(paid), razorpay_signature }, paid.buyer),
    );
  }
  await expectUntouched(session.checkout_id);
});

test("[RZP-01] a missing, empty, short or non-hex signature is invalid input", async () => {
  const paid = await pay(await openCheckout());
  for (const razorpay_signature of [undefined, "", "ab", "z".repeat(64), 1]) {
    await refusal(
      "invalid_input",
      callWith("verifyPayment", { ...confirmationOf(paid), razorpay_signature }, paid.buyer),
    );
  }
  await expectUntouched(paid.session.checkout_id);
});

test("[RZP-01] the right signature counts in upper case too", async () => {
  const paid = await pay(await openCheckout());
  const razorpay_signature = paid.signature.toUpperCase();
  const outcome = await call("verifyPayment", { ...confirmationOf(paid), razorpay_signature }, paid.buyer);
  expect(outcome.status).toBe("paid");
});

test("[RZP-07] a signature made with the webhook secret is refused", async () => {
  const paid = await pay(await openCheckout());
  const razorpay_signature = hmac(`${paid.session.razorpay_order_id}|${paid.payment.id}`, SECRET);
  await refusal(
    "payment_not_verified",
    call("verifyPayment", { ...confirmationOf(paid), razorpay_signature }, paid.buyer),
  );
  await expectUntouched(paid.session.checkout_id);
});

test("[RZP-02] a payment of another checkout pays for nothing here, whichever order id is sent along", async () => {
  const first = await pay(await openCheckout());
  const second = await openCheckout();
  for (const razorpay_order_id of [first.session.razorpay_order_id, second.session.razorpay_order_id]) {
    const stolen = { ...confirmationOf(first), checkout_id: second.session.checkout_id, razorpay_order_id };
    await refusal("payment_not_verified", call("verifyPayment", stolen, second.buyer));
  }
  await expectUntouched(second.session.checkout_id);
});

test("[RZP-03] another person's valid confirmation is refused, and so is asking about their payment", async () => {
  const paid = await pay(await openCheckout());
  const stranger = signedIn();
  const { checkout_id } = paid.session;
  await refusal("forbidden", call("verifyPayment", confirmationOf(paid), stranger));
  await refusal("forbidden", call("checkPayment", { checkout_id }, stranger));
  await refusal("unauthenticated", call("verifyPayment", confirmationOf(paid)));
  await expectUntouched(checkout_id);
});

test("[RZP-03] while the gateway cannot be asked the payment is processing, and later it is paid", async () => {
  const paid = await pay(await openCheckout());
  for (const status of [500, "reset", "html"] as const) {
    await razorpay.failNext({ match: "GET /v1/payments/*", status });
    expect(await confirm(paid)).toEqual({ status: "processing", order_id: null });
  }
  await expectUntouched(paid.session.checkout_id);
  expect((await confirm(paid)).status).toBe("paid");
});

test("[RZP-03] an authorised payment is captured, then it is paid", async () => {
  const paid = await pay(await openCheckout(), { status: "authorized" });
  expect((await confirm(paid)).status).toBe("paid");
  const state = await razorpay.state();
  expect(state.payments.find(({ id }) => id === paid.payment.id)?.status).toBe("captured");
});

test("[RZP-03] an authorised payment that cannot be captured now stays processing", async () => {
  const paid = await pay(await openCheckout(), { status: "authorized" });
  await razorpay.failNext({ match: "POST /v1/payments/*/capture", status: 502 });
  expect(await confirm(paid)).toEqual({ status: "processing", order_id: null });
  const { checkout } = await recordsOf(paid.session.checkout_id);
  expect(checkout.status).not.toBe("paid");
});

test("[RZP-12] 'check status' finds a payment that nobody told us of", async () => {
  const { buyer, session } = await openCheckout();
  const check = () => call("checkPayment", { checkout_id: session.checkout_id }, buyer);
  expect(await check()).toEqual({ status: "not_paid", order_id: null });
  await razorpay.pay({ order_id: session.razorpay_order_id, status: "failed" });
  expect(await check()).toEqual({ status: "not_paid", order_id: null });
  await razorpay.pay({ order_id: session.razorpay_order_id });
  expect(await check()).toMatchObject({ status: "paid", order_id: expect.stringMatching(/^ORD-/) });
  expect(
    Object.values((await recordsOf(session.checkout_id)).checkout.attempts)
      .map(({ status }) => status)
      .sort(),
  ).toEqual(["captured", "failed"]);
});

test("[RZP-12] 'check status' while the gateway is down claims nothing", async () => {
  const { buyer, session } = await openCheckout();
  await razorpay.failNext({ match: "GET /v1/orders/*", status: 503 });
  const outcome = await call("checkPayment", { checkout_id: session.checkout_id }, buyer);
  expect(outcome).toEqual({ status: "processing", order_id: null });
});

test("[Y-04] confirming ten times at once makes one of everything", async () => {
  const paid = await pay(await openCheckout());
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => confirm(paid)));
  expect(new Set(outcomes.map(({ order_id }) => order_id)).size).toBe(1);
  const { orders, payments, mails } = await recordsOf(paid.session.checkout_id);
  expect([orders.length, payments.length, mails.length]).toEqual([1, 1, 1]);
});

test("[MX-24] after the key was changed the provider is asked about what the old one signed", async () => {
  const paid = await pay(await openCheckout());
  const { checkout_id } = paid.session;
  const checkout = collection(COLLECTIONS.checkouts).doc(checkout_id);
  const razorpay_signature = hmac(`${paid.session.razorpay_order_id}|${paid.payment.id}`, "the-old-secret");
  const old = { ...confirmationOf(paid), razorpay_signature };
  await refusal("payment_not_verified", call("verifyPayment", old, paid.buyer));
  await checkout.update({ key_id: "rzp_test_BeforeRotation" });
  const other = await pay(await openCheckout());
  const stolen = { ...old, razorpay_payment_id: other.payment.id };
  await refusal("payment_not_verified", call("verifyPayment", stolen, paid.buyer));
  await expectUntouched(checkout_id);
  expect((await call("verifyPayment", old, paid.buyer)).status).toBe("paid");
});
