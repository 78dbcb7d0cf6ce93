import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Bench, KEY_ID, startBench } from "./test-support.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
beforeEach(() => bench.control.reset());
afterAll(() => bench.close());

const events = async () =>
  (await bench.control.state()).webhooks.deliveries.map(
    ({ event, body }) => [event, JSON.parse(body).payload.payment?.entity.captured] as const,
  );

test("[MX-01] an authorised payment goes back by itself: refunded, never captured, and its events say so", async () => {
  const order_id = await bench.order();
  const { payment } = await bench.control.pay({ order_id, status: "authorized", notify: false });
  await bench.control.giveBack(payment.id);
  expect(await bench.sdk.payments.fetch(payment.id)).toMatchObject({
    status: "refunded",
    captured: false,
    refund_status: "full",
    amount_refunded: 176_900,
  });
  expect(await events()).toEqual([
    ["refund.created", false],
    ["refund.processed", false],
  ]);
  expect((await bench.sdk.orders.fetch(order_id)).status).toBe("attempted");
});

test("[MX-03] a refund that the bank refuses after it was announced gives its amount back", async () => {
  const { payment } = await bench.control.pay({ order_id: await bench.order(), notify: false });
  await bench.control.refunds("fail");
  await bench.sdk.payments.refund(payment.id, { amount: 50_000 });
  expect((await events()).map(([event]) => event)).toEqual(["refund.created", "refund.failed"]);
  expect(await bench.sdk.payments.fetch(payment.id)).toMatchObject({
    status: "captured",
    amount_refunded: 0,
  });
});

test("[MX-09] refunds are listed ten at a time, a hundred at most, from where one wishes", async () => {
  const { payment } = await bench.control.pay({ order_id: await bench.order(), notify: false });
  for (let n = 0; n < 12; n += 1) await bench.sdk.payments.refund(payment.id, { amount: 1_000 });
  const listed = async (query: object) =>
    (await bench.sdk.payments.fetchMultipleRefund(payment.id, query)).items.length;
  expect([await listed({}), await listed({ skip: 10 }), await listed({ count: 100 })]).toEqual([10, 2, 12]);
});

test("[N-03] a payment left at the bank fails later", async () => {
  const { payment } = await bench.control.pay({ order_id: await bench.order(), status: "created" });
  expect(await bench.control.fail(payment.id)).toMatchObject({
    status: "failed",
    error_reason: "payment_timed_out",
  });
});

test("[N-01] where the customer bears the fee it stands on top of the order, which is paid at its own amount", async () => {
  await bench.control.feeBearer("customer");
  const order_id = await bench.order(117_900);
  const { payment } = await bench.control.pay({ order_id, amount: 120_682 });
  expect(payment).toMatchObject({ amount: 120_682, fee: 2_782, tax: 424, captured: true });
  expect(await bench.sdk.orders.fetch(order_id)).toMatchObject({
    status: "paid",
    amount: 117_900,
    amount_paid: 117_900,
  });
});

test("[N-04] a dispute that is lost deducts its amount and refunds the payment", async () => {
  const { payment } = await bench.control.pay({ order_id: await bench.order(), notify: false });
  const dispute = await bench.control.dispute(payment.id);
  expect(dispute).toMatchObject({ id: expect.stringMatching(/^disp_/), status: "open", amount_deducted: 0 });
  expect(await bench.control.moveDispute(dispute.id, "lost")).toMatchObject({ amount_deducted: 176_900 });
  expect((await events()).map(([event]) => event)).toEqual([
    "payment.dispute.created",
    "payment.dispute.lost",
    "refund.created",
    "refund.processed",
  ]);
  expect((await bench.call("GET", `/v1/disputes/${dispute.id}`)).json.status).toBe("lost");
  await expect(bench.control.moveDispute(dispute.id, "won")).rejects.toThrow("already lost");
});

test("[MX-07] a description of more than 255 bytes cannot be paid with", async () => {
  const order_id = await bench.order();
  const pay = (description: string) =>
    bench.call("POST", "/v1/checkout/payments", {
      key: KEY_ID,
      order_id,
      method: "upi",
      vpa: "success@razorpay",
      description,
    });
  expect((await pay("क".repeat(85))).status).toBe(200);
  expect(await pay("क".repeat(86))).toMatchObject({
    status: 400,
    json: { error: { field: "description" } },
  });
});
