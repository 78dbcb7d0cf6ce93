import { createHmac } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validatePaymentVerification } from "razorpay/dist/utils/razorpay-utils.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, KEY_SECRET, startBench } from "./test-support.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

test("[RZP-01] the signature is the one the official package accepts, over order|payment only", async () => {
  const order_id = await bench.order();
  const { payment, signature } = await bench.control.pay({ order_id });
  expect(validatePaymentVerification({ order_id, payment_id: payment.id }, signature, KEY_SECRET)).toBe(true);
  const swapped = createHmac("sha256", KEY_SECRET).update(`${payment.id}|${order_id}`).digest("hex");
  expect(signature).not.toBe(swapped);
  expect(await bench.control.sign(order_id, payment.id)).toBe(signature);
});

test("[Y-10] a captured payment pays its order and carries fee and tax", async () => {
  const order_id = await bench.order(500_000);
  const { payment } = await bench.control.pay({ order_id, method: "card" });
  const fetched = await bench.sdk.payments.fetch(payment.id);
  expect(fetched).toMatchObject({
    id: payment.id,
    status: "captured",
    captured: true,
    amount: 500_000,
    fee: 11_800,
    tax: 1_800,
    order_id,
  });
  expect(fetched).not.toHaveProperty("card");
  const expanded = await bench.call("GET", `/v1/payments/${payment.id}?expand[]=card`);
  expect(expanded.json.card.last4).toBe("1007");
  expect(await bench.sdk.orders.fetch(order_id)).toMatchObject({
    status: "paid",
    amount_paid: 500_000,
    amount_due: 0,
    attempts: 1,
  });
  expect((await bench.sdk.orders.fetchPayments(order_id)).items).toHaveLength(1);
});

test("[Y-10] an authorised payment is captured once, for its own amount", async () => {
  const order_id = await bench.order(200_000, "manual");
  const { payment } = await bench.control.pay({ order_id, status: "authorized" });
  expect(payment).toMatchObject({ status: "authorized", captured: false, fee: null });
  expect((await bench.sdk.orders.fetch(order_id)).status).toBe("attempted");
  await expect(bench.sdk.payments.capture(payment.id, 100_000, "INR")).rejects.toMatchObject({
    statusCode: 400,
    error: { field: "amount" },
  });
  expect((await bench.sdk.payments.capture(payment.id, 200_000, "INR")).status).toBe("captured");
  await expect(bench.sdk.payments.capture(payment.id, 200_000, "INR")).rejects.toMatchObject({
    error: { description: "This payment has already been captured" },
  });
});

test("[RZP-10] a failed payment can be captured late", async () => {
  const order_id = await bench.order();
  const { payment } = await bench.control.pay({ order_id, status: "failed", reason: "payment_timed_out" });
  expect(payment).toMatchObject({ status: "failed", error_reason: "payment_timed_out", fee: null });
  const late = await bench.control.captureLate(payment.id);
  expect(late).toMatchObject({ id: payment.id, status: "captured", error_reason: null });
  expect((await bench.sdk.orders.fetch(order_id)).status).toBe("paid");
});

test("[RZP-03] a payment can be made to differ from its order on purpose", async () => {
  const order_id = await bench.order();
  const { payment } = await bench.control.pay({
    order_id,
    amount: 100,
    currency: "USD",
    created_at: 1_700_000_000,
  });
  expect(payment).toMatchObject({
    amount: 100,
    currency: "USD",
    created_at: 1_700_000_000,
    status: "captured",
  });
});

test("[RZP-03] the browser's endpoints check key, order, amount and card, and never give out the secret", async () => {
  const order_id = await bench.order();
  const key = (await bench.control.state()).orders.length > 0 ? "rzp_test_Simulator00001" : "";
  const pay = (over: object) =>
    bench.call("POST", "/v1/checkout/payments", {
      key,
      order_id,
      method: "upi",
      vpa: "success@razorpay",
      ...over,
    });
  expect((await pay({ key: "rzp_test_other" })).status).toBe(401);
  expect((await pay({ amount: 1 })).json.error.description).toMatch(/different from your order amount/);
  expect((await pay({ vpa: "me@bank" })).json.error.reason).toBe("invalid_vpa");
  const card = { number: "4100280000001008", expiry_month: "12", expiry_year: "40", cvv: "123" };
  expect((await pay({ method: "card", card })).json.error).toMatchObject({ field: "number" });
  const expired = { ...card, number: "4100280000001007", expiry_year: "20" };
  expect((await pay({ method: "card", card: expired })).json.error.field).toBe("expiry");
  const made = await pay({});
  const done = await bench.call("POST", `/v1/checkout/payments/${made.json.payment_id}/finish`, {
    outcome: "success",
  });
  expect(done.json.razorpay_signature).toBe(await bench.control.sign(order_id, made.json.payment_id));
  expect((await pay({})).json.error.description).toBe("Payment already done for this order.");
});

test("[Y-10] while a payment is authorised the order takes no other", async () => {
  const order_id = await bench.order(100_000, "manual");
  await bench.control.pay({ order_id, status: "authorized" });
  const again = await bench.call("POST", "/v1/checkout/preferences", {
    key: "rzp_test_Simulator00001",
    order_id,
  });
  expect(again.json.error.reason).toBe("order_payment_authorized");
});

test("[RZP-12] a payment window that never hears still leaves a captured payment; a late one is captured later", async () => {
  const late = await startBench({ lateCaptureMs: 1 });
  const start = async () => {
    const order_id = await late.order();
    const body = { key: "rzp_test_Simulator00001", order_id, method: "netbanking", bank: "HDFC" };
    return (await late.call("POST", "/v1/checkout/payments", body)).json.payment_id as string;
  };
  const silent = await start();
  const heard = await late.call("POST", `/v1/checkout/payments/${silent}/finish`, { outcome: "silent" });
  expect(heard.json).toEqual({ silent: true });
  expect((await late.sdk.payments.fetch(silent)).status).toBe("captured");
  const slow = await start();
  const failed = await late.call("POST", `/v1/checkout/payments/${slow}/finish`, { outcome: "late" });
  expect(failed.json.error).toMatchObject({
    reason: "payment_timed_out",
    metadata: { payment_id: slow },
  });
  await expect.poll(async () => (await late.sdk.payments.fetch(slow)).status).toBe("captured");
  await late.close();
});

test.each([
  ["123", "incorrect_otp"],
  ["1234", null],
  ["1234567890", null],
  ["12345678901", "incorrect_otp"],
])("[Y-10] an OTP of %s digits decides as in test mode", async (otp, reason) => {
  const order_id = await bench.order();
  const body = { key: "rzp_test_Simulator00001", order_id, method: "netbanking", bank: "HDFC" };
  const { payment_id } = (await bench.call("POST", "/v1/checkout/payments", body)).json;
  const { json } = await bench.call("POST", `/v1/checkout/payments/${payment_id}/finish`, {
    outcome: "otp",
    otp,
  });
  expect(json.error?.reason ?? null).toBe(reason);
});

test("[Y-10] with a state file the account outlives a restart", async () => {
  const stateFile = join(mkdtempSync(join(tmpdir(), "razorpay-")), "account.json");
  const first = await startBench({ stateFile });
  const order_id = await first.order();
  const { payment } = await first.control.pay({ order_id, notify: false });
  await first.close();
  const second = await startBench({ stateFile });
  expect((await second.sdk.orders.fetch(order_id)).status).toBe("paid");
  expect((await second.sdk.payments.fetch(payment.id)).order_id).toBe(order_id);
  await second.close();
});
