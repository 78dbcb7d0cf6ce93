import { validateWebhookSignature } from "razorpay/dist/utils/razorpay-utils.js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildRawWebhook, buildWebhook } from "./control-client.ts";
import { type Bench, Receiver, startBench, WEBHOOK_SECRET } from "./test-support.ts";

let bench: Bench;
beforeEach(async () => {
  bench = await startBench({ webhookTimeoutMs: 200 });
});
afterEach(() => bench.close());

test("[RZP-06] events are signed over the exact bytes, which re-serialised JSON does not match", async () => {
  const { json } = await bench.call("POST", "/v1/orders", {
    amount: 100_000,
    currency: "INR",
    notes: { name: "रवि ₹", path: "a/b" },
  });
  await bench.control.pay({ order_id: json.id });
  await bench.control.webhooksIdle();
  const paid = bench.receiver.got.find(({ event }) => event === "order.paid");
  const raw = paid?.raw ?? "";
  expect(validateWebhookSignature(raw, paid?.signature ?? "", WEBHOOK_SECRET)).toBe(true);
  expect(
    validateWebhookSignature(JSON.stringify(JSON.parse(raw)), paid?.signature ?? "", WEBHOOK_SECRET),
  ).toBe(false);
  expect(JSON.parse(raw)).toMatchObject({
    entity: "event",
    account_id: expect.stringMatching(/^acc_/),
    event: "order.paid",
    contains: ["payment", "order"],
    payload: {
      payment: { entity: { order_id: json.id, status: "captured" } },
      order: { entity: { id: json.id, status: "paid", notes: { name: "रवि ₹", path: "a/b" } } },
    },
  });
});

test("[RZP-09] a capture sends authorized, captured and order.paid, each with an id of its own", async () => {
  await bench.control.pay({ order_id: await bench.order() });
  await bench.control.webhooksIdle();
  expect(bench.receiver.events).toEqual(["payment.authorized", "payment.captured", "order.paid"]);
  expect(new Set(bench.receiver.got.map(({ eventId }) => eventId)).size).toBe(3);
  const authorised = JSON.parse(bench.receiver.got[0]?.raw ?? "{}");
  expect(authorised.payload.payment.entity).toMatchObject({ status: "authorized", fee: null });
});

test("[RZP-10] reverse, repeat and at the same moment", async () => {
  await bench.control.webhooks({ reverse: true, repeat: 2 });
  await bench.control.pay({ order_id: await bench.order() });
  await bench.control.webhooksIdle();
  expect(bench.receiver.events).toEqual([
    "order.paid",
    "order.paid",
    "payment.captured",
    "payment.captured",
    "payment.authorized",
    "payment.authorized",
  ]);
});

test("[RZP-10] held events go out when released, in the order asked for, the rest stay", async () => {
  await bench.control.webhooks({ mode: "hold" });
  await bench.control.pay({ order_id: await bench.order() });
  expect(bench.receiver.events).toEqual([]);
  const released = await bench.control.release(["order.paid", "payment.authorized"]);
  expect(released.map(({ event, http_status }) => [event, http_status])).toEqual([
    ["order.paid", 200],
    ["payment.authorized", 200],
  ]);
  expect(bench.receiver.events).toEqual(["order.paid", "payment.authorized"]);
  await bench.control.release(undefined, { parallel: true });
  expect(bench.receiver.events.at(-1)).toBe("payment.captured");
});

test("[RZP-12] dropped events never arrive", async () => {
  await bench.control.webhooks({ mode: "drop" });
  await bench.control.pay({ order_id: await bench.order() });
  expect(await bench.control.webhooksIdle()).toBe(true);
  expect(bench.receiver.got).toEqual([]);
  const { deliveries } = (await bench.control.state()).webhooks;
  expect(deliveries.map(({ status }) => status)).toEqual(["dropped", "dropped", "dropped"]);
});

test("[RZP-08] a redelivery is the same bytes under the same event id", async () => {
  await bench.control.pay({ order_id: await bench.order(), status: "failed" });
  await bench.control.webhooksIdle();
  const [first] = bench.receiver.got;
  const again = await bench.control.redeliver(first?.eventId ?? "");
  expect(again).toMatchObject({ event: "payment.failed", http_status: 200 });
  expect(bench.receiver.got[1]).toEqual(first);
});

test.each([
  ["a 500", 500],
  ["a redirect", 302],
  ["a cut connection", 0],
  ["no answer in time", -1],
])("[RZP-21] after %s the event comes again until it is accepted", async (_, answer) => {
  bench.receiver.answers = [answer, answer];
  await bench.control.pay({ order_id: await bench.order(), status: "failed" });
  expect(await bench.control.webhooksIdle({ retries: true })).toBe(true);
  expect(bench.receiver.got).toHaveLength(3);
  expect(new Set(bench.receiver.got.map(({ eventId }) => eventId)).size).toBe(1);
  const [delivery] = (await bench.control.state()).webhooks.deliveries;
  expect(delivery?.status).toBe("delivered");
  expect(delivery?.attempts.map(({ error }) => error === null)).toEqual([false, false, true]);
});

test("[RZP-21] with the receiver away it backs off, gives up in the end and lives on", async () => {
  const lines: string[] = [];
  const gone = new Receiver();
  const webhookUrl = await gone.start();
  await gone.close();
  const lonely = await startBench({
    webhookUrl,
    webhookTimeScale: 0.000005,
    log: (line) => lines.push(line),
  });
  await lonely.control.pay({ order_id: await lonely.order(), status: "failed" });
  expect(await lonely.control.webhooksIdle({ retries: true })).toBe(true);
  const [delivery] = (await lonely.control.state()).webhooks.deliveries;
  expect(delivery?.status).toBe("failed");
  expect(delivery?.attempts.length).toBeGreaterThan(3);
  expect(lines.at(-1)).toMatch(/given up/);
  expect((await lonely.call("GET", "/v1/orders")).status).toBe(200);
  await lonely.close();
});

test("[Y-10] after a reset nothing of before is sent, not even what was under way", async () => {
  // The second silence outlasts the first, so that whatever would follow the first is seen.
  bench.receiver.answers = [-1, -1];
  await bench.control.pay({ order_id: await bench.order() });
  await expect.poll(() => bench.receiver.events).toEqual(["payment.authorized"]);
  await bench.control.reset();
  await bench.control.pay({ order_id: await bench.order(), status: "failed" });
  expect(await bench.control.webhooksIdle({ retries: true })).toBe(true);
  expect(bench.receiver.events).toEqual(["payment.authorized", "payment.failed", "payment.failed"]);
});

test("[Y-10] a failed attempt and a refund send their events", async () => {
  const order_id = await bench.order();
  await bench.control.pay({ order_id, status: "failed", reason: "card_declined" });
  const { payment } = await bench.control.pay({ order_id, notify: false });
  await bench.sdk.payments.refund(payment.id, { amount: 1_000 });
  await bench.control.webhooksIdle();
  expect(bench.receiver.events).toEqual(["payment.failed", "refund.created", "refund.processed"]);
  const last = JSON.parse(bench.receiver.got[2]?.raw ?? "{}");
  expect(last.contains).toEqual(["refund", "payment"]);
  expect(last.payload.payment.entity).toMatchObject({ amount_refunded: 1_000, refund_status: "partial" });
});

test("[RZP-07] handmade webhooks carry a right signature over whatever bytes they have", () => {
  const made = buildWebhook("payment.captured", { payment: { id: "pay_x" } }, { secret: "s", eventId: "e1" });
  expect(validateWebhookSignature(made.body, made.headers["x-razorpay-signature"] ?? "", "s")).toBe(true);
  expect(made.headers["x-razorpay-event-id"]).toBe("e1");
  const odd = '{ "amount" : 1.0 }';
  const raw = buildRawWebhook(odd, { secret: "s" });
  expect(raw.body).toBe(odd);
  expect(validateWebhookSignature(odd, raw.headers["x-razorpay-signature"] ?? "", "s")).toBe(true);
});
