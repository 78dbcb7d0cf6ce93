import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, officialClient, startBench } from "./test-support.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

test("[Y-10] the official package creates, fetches, lists and annotates an order", async () => {
  const { sdk } = bench;
  const order = await sdk.orders.create({
    amount: 176_900,
    currency: "INR",
    receipt: "checkout-1",
    notes: { plan: "मूल ₹" },
    payment: {
      capture: "automatic",
      capture_options: { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: "normal" },
    },
  });
  expect(order.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
  expect(order).toMatchObject({
    entity: "order",
    amount: 176_900,
    amount_paid: 0,
    amount_due: 176_900,
    currency: "INR",
    receipt: "checkout-1",
    status: "created",
    attempts: 0,
    notes: { plan: "मूल ₹" },
  });
  expect(await sdk.orders.fetch(order.id)).toEqual(order);
  expect((await sdk.orders.all({ receipt: "checkout-1" })).items).toEqual([order]);
  const edited = await sdk.orders.edit(order.id, { notes: { plan: "b" } });
  expect(edited.notes).toEqual({ plan: "b" });
  expect(await sdk.orders.fetchPayments(order.id)).toEqual({ entity: "collection", count: 0, items: [] });
});

test("[Y-10] empty notes come back as a list, as Razorpay returns them", async () => {
  const { json } = await bench.call("POST", "/v1/orders", { amount: 100, currency: "INR", notes: {} });
  expect(json.notes).toEqual([]);
});

const valid = { amount: 100, currency: "INR" };
const manyNotes = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`k${index}`, "v"]));

test.each([
  ["amount below a rupee", { ...valid, amount: 99 }, "amount", "The amount must be at least INR 1.00"],
  ["negative amount", { ...valid, amount: -100 }, "amount", "The amount must be at least INR 1.00"],
  ["fraction of a paisa", { ...valid, amount: 100.5 }, "amount", "The amount must be an integer."],
  ["no amount", { currency: "INR" }, "amount", "amount: is required."],
  ["no currency", { amount: 100 }, "currency", "currency: is required."],
  ["dollars", { ...valid, currency: "USD" }, "currency", "Currency is not supported"],
  ["receipt of 41", { ...valid, receipt: "r".repeat(41) }, "receipt", /40/],
  ["16 notes", { ...valid, notes: manyNotes }, "notes", /15/],
  ["a note of 257", { ...valid, notes: { a: "x".repeat(257) } }, "notes", /256/],
  ["an unknown field", { ...valid, price: 1 }, "price", "price is/are not required and should not be sent"],
  ["an unknown capture", { ...valid, payment: { capture: "soon" } }, "capture", /invalid/],
])("[RZP-04] an order with %s is refused in Razorpay's words", async (_, body, field, description) => {
  const { status, json } = await bench.call("POST", "/v1/orders", body);
  expect(status).toBe(400);
  expect(json.error).toMatchObject({
    code: "BAD_REQUEST_ERROR",
    source: "business",
    step: "payment_initiation",
    field,
    description: expect.stringMatching(description),
  });
});

test("[Y-10] the limits themselves are allowed", async () => {
  const notes = Object.fromEntries(
    Object.entries(manyNotes)
      .slice(1)
      .map(([key]) => [key, "x".repeat(256)]),
  );
  const { status } = await bench.call("POST", "/v1/orders", { ...valid, receipt: "r".repeat(40), notes });
  expect(status).toBe(200);
});

test("[Y-10] wrong keys get Razorpay's 401, and the package throws its plain object", async () => {
  const { sdk } = officialClient(bench.simulator.url, "wrong");
  await expect(sdk.orders.fetch("order_00000000000000")).rejects.toEqual({
    statusCode: 401,
    error: { code: "BAD_REQUEST_ERROR", description: "Authentication failed" },
  });
  const lowerCase = await bench.call("GET", "/v1/orders", undefined, { authorization: "basic abc" });
  expect(lowerCase.status).toBe(401);
});

test("[RZP-19] an id of another account does not exist; a malformed one is not valid", async () => {
  await expect(bench.sdk.orders.fetch("order_00000000000000")).rejects.toMatchObject({
    statusCode: 400,
    error: { description: "The id provided does not exist" },
  });
  await expect(bench.sdk.orders.fetch("order_1")).rejects.toMatchObject({
    error: { description: "order_1 is not a valid id" },
  });
});

test("[Y-10] only the notes of an order can change", async () => {
  const id = await bench.order();
  const { status } = await bench.call("PATCH", `/v1/orders/${id}`, { amount: 1, notes: {} });
  expect(status).toBe(400);
  expect((await bench.sdk.orders.fetch(id)).amount).toBe(176_900);
});

test("[Y-10] a repeated create with unique_receipt gives the same order, never another price", async () => {
  const body = { ...valid, receipt: "once", unique_receipt: true };
  const first = await bench.call("POST", "/v1/orders", body);
  const second = await bench.call("POST", "/v1/orders", body);
  expect(second.json.id).toBe(first.json.id);
  const dearer = await bench.call("POST", "/v1/orders", { ...body, amount: 200 });
  expect(dearer.json.error.description).toBe("Order receipt should be unique.");
  const plain = await bench.call("POST", "/v1/orders", { ...valid, receipt: "once" });
  expect(plain.json.id).not.toBe(first.json.id);
});

test("[Y-10] lists are newest first, by page and by time", async () => {
  await bench.control.reset();
  const ids = [await bench.order(), await bench.order(), await bench.order()];
  const page = await bench.call("GET", "/v1/orders?count=2&skip=1");
  expect(page.json.items.map((order: { id: string }) => order.id)).toEqual([ids[1], ids[0]]);
  const future = await bench.call("GET", `/v1/orders?from=${Math.floor(Date.now() / 1000) + 60}`);
  expect(future.json.count).toBe(0);
  expect((await bench.call("GET", "/v1/orders?count=101")).status).toBe(400);
});

test("[Y-10] an unknown address and a body that is no JSON are answered, not crashed on", async () => {
  expect((await bench.call("GET", "/v1/nothing")).json.error.description).toMatch(/not found/);
  const response = await fetch(`${bench.simulator.url}/_control/fail-next`, { method: "POST", body: "{" });
  expect(response.status).toBe(400);
});

test("[Y-10] the control API refuses web pages", async () => {
  const response = await fetch(`${bench.simulator.url}/_control/state`, {
    headers: { origin: "https://evil.example" },
  });
  expect(response.status).toBe(403);
});
