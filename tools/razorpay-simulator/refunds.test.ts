import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, startBench } from "./test-support.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

async function paid(amount = 100_000): Promise<{ order_id: string; payment_id: string }> {
  const order_id = await bench.order(amount);
  return { order_id, payment_id: (await bench.control.pay({ order_id, notify: false })).payment.id };
}

test("[Y-10] partial refunds leave the payment captured, the last one makes it refunded, its order stays paid", async () => {
  const { order_id, payment_id } = await paid();
  const part = await bench.sdk.payments.refund(payment_id, { amount: 40_000, notes: { why: "x" } });
  expect(part.id).toMatch(/^rfnd_[A-Za-z0-9]{14}$/);
  expect(part).toMatchObject({ entity: "refund", amount: 40_000, payment_id, status: "processed" });
  expect(await bench.sdk.payments.fetch(payment_id)).toMatchObject({
    status: "captured",
    refund_status: "partial",
    amount_refunded: 40_000,
  });
  const rest = await bench.sdk.payments.refund(payment_id, {});
  expect(rest.amount).toBe(60_000);
  expect(await bench.sdk.payments.fetch(payment_id)).toMatchObject({
    status: "refunded",
    refund_status: "full",
  });
  expect((await bench.sdk.orders.fetch(order_id)).status).toBe("paid");
  expect((await bench.sdk.payments.fetchMultipleRefund(payment_id, {})).items.map(({ id }) => id)).toEqual([
    rest.id,
    part.id,
  ]);
  expect((await bench.sdk.refunds.fetch(part.id)).amount).toBe(40_000);
});

test("[Y-10] what cannot be refunded is refused in Razorpay's words", async () => {
  const { payment_id } = await paid();
  const refund = (body: object) => bench.call("POST", `/v1/payments/${payment_id}/refund`, body);
  expect((await refund({ amount: 100_001 })).json.error.description).toBe(
    "The refund amount provided is greater than amount captured",
  );
  expect((await refund({ reason: "x" })).json.error.reason).toBe("extra_field_sent");
  expect((await refund({ amount: 99 })).json.error.field).toBe("amount");
  await refund({});
  expect((await refund({})).json.error.description).toBe("The payment has been fully refunded already");
  const order_id = await bench.order();
  const failed = await bench.control.pay({ order_id, status: "failed", notify: false });
  await expect(bench.sdk.payments.refund(failed.payment.id, {})).rejects.toMatchObject({ statusCode: 400 });
  const old = await bench.control.pay({ order_id, created_at: 1_600_000_000, notify: false });
  await expect(bench.sdk.payments.refund(old.payment.id, {})).rejects.toMatchObject({
    error: { description: expect.stringContaining("6 months") },
  });
});

test("[Y-10] one idempotency key is one refund; another body under it is refused", async () => {
  const { payment_id } = await paid();
  const headers = { "X-Refund-Idempotency": "refund-key-0001" };
  const path = `/v1/payments/${payment_id}/refund`;
  const first = await bench.call("POST", path, { amount: 10_000 }, headers);
  const again = await bench.http.post(path, { amount: 10_000 }, { headers });
  expect(again.data).toEqual(first.json);
  const other = await bench.call("POST", path, { amount: 20_000 }, headers);
  expect(other.status).toBe(400);
  expect(other.json.error.description).toBe(
    "Different request with the same idempotency key has already been processed.",
  );
  expect((await bench.call("POST", path, {}, { "X-Refund-Idempotency": "short" })).status).toBe(400);
  expect((await bench.sdk.payments.fetch(payment_id)).amount_refunded).toBe(10_000);
});

test("[Y-10] the same key while the first request is in progress is a 409, and one refund comes of both", async () => {
  const { payment_id } = await paid();
  const path = `/v1/payments/${payment_id}/refund`;
  const headers = { "X-Refund-Idempotency": "refund-key-0002" };
  await bench.control.failNext({ match: `POST ${path}`, delayMs: 150 });
  const answers = await Promise.all([
    bench.call("POST", path, {}, headers),
    bench.call("POST", path, {}, headers),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await bench.sdk.payments.fetchMultipleRefund(payment_id, {})).count).toBe(1);
});

test("[Y-10] a refund whose answer was lost is found again by its key", async () => {
  const { payment_id } = await paid();
  const path = `/v1/payments/${payment_id}/refund`;
  const headers = { "X-Refund-Idempotency": "refund-key-0003" };
  await bench.control.failNext({ match: `POST ${path}`, status: "reset", perform: true });
  await expect(bench.call("POST", path, {}, headers)).rejects.toThrow();
  const { status, json } = await bench.call("POST", path, {}, headers);
  expect(status).toBe(200);
  expect((await bench.sdk.payments.fetchMultipleRefund(payment_id, {})).items.map(({ id }) => id)).toEqual([
    json.id,
  ]);
});

test("[Y-10] by hand a refund stays pending and may fail, which gives its amount back", async () => {
  await bench.control.reset();
  await bench.control.refunds("by-hand");
  const { payment_id } = await paid();
  const refund = await bench.sdk.payments.refund(payment_id, {});
  expect(refund).toMatchObject({ status: "pending", speed_processed: null });
  await bench.control.endRefund(refund.id, "failed");
  expect(await bench.sdk.payments.fetch(payment_id)).toMatchObject({
    status: "captured",
    refund_status: null,
    amount_refunded: 0,
  });
  const second = await bench.sdk.payments.refund(payment_id, {});
  await bench.control.endRefund(second.id, "processed");
  await bench.control.webhooksIdle();
  expect(bench.receiver.events.slice(-4)).toEqual([
    "refund.created",
    "refund.failed",
    "refund.created",
    "refund.processed",
  ]);
});
