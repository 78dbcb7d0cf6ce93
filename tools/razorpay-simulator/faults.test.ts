import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Bench, startBench } from "./test-support.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
beforeEach(() => bench.control.reset());
afterAll(() => bench.close());

const create = () => bench.sdk.orders.create({ amount: 100_000, currency: "INR", receipt: "r" });

test("[RZP-03] the next call fails as told, so often as told, then all is well", async () => {
  const body = { error: { code: "GATEWAY_ERROR", description: "down" } };
  await bench.control.failNext({ match: "POST /v1/orders", status: 503, body, times: 2 });
  await expect(create()).rejects.toEqual({ statusCode: 503, error: body.error });
  await expect(create()).rejects.toMatchObject({ statusCode: 503 });
  expect((await create()).status).toBe("created");
});

test("[RZP-03] a proxy's HTML page reaches the package as an error without content", async () => {
  await bench.control.failNext({ match: "GET /v1/payments/*", status: "html" });
  await expect(bench.sdk.payments.fetch("pay_00000000000000")).rejects.toEqual({
    statusCode: 502,
    error: undefined,
  });
});

test.each(["reset", "timeout"] as const)(
  "[RZP-03] %s: the package cannot say what happened",
  async (status) => {
    bench.http.defaults.timeout = 150;
    await bench.control.failNext({ match: "POST /v1/orders", status });
    await expect(create()).rejects.toBeInstanceOf(TypeError);
    bench.http.defaults.timeout = 2_000;
    expect((await bench.control.state()).orders).toHaveLength(0);
  },
);

test("[RZP-03] performed, but the answer lost: the order is there to be found by its receipt", async () => {
  await bench.control.failNext({ match: "POST /v1/orders", status: "reset", perform: true });
  await expect(create()).rejects.toBeInstanceOf(TypeError);
  expect((await bench.sdk.orders.all({ receipt: "r" })).count).toBe(1);
});

test("[RZP-16] slow answers come late but come; other calls are not touched", async () => {
  await bench.control.failNext({ match: "GET /v1/checkout.js", delayMs: 120 });
  expect((await create()).status).toBe("created");
  const started = Date.now();
  const response = await fetch(`${bench.simulator.url}/v1/checkout.js`);
  expect(response.headers.get("content-type")).toMatch(/javascript/);
  expect(Date.now() - started).toBeGreaterThanOrEqual(115);
});

test("[Y-10] a wrong wish of a test is answered with what is wrong", async () => {
  await expect(bench.control.failNext({ match: "orders" })).rejects.toThrow(/match: like/);
  await expect(bench.control.webhooks({ repeat: 0 })).rejects.toThrow(/repeat/);
  await expect(bench.control.redeliver("none")).rejects.toThrow(/no such event/);
});
