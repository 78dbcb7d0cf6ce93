import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, startBench } from "./test-support.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const DAY = Math.floor(Date.parse("2026-11-27T23:45:00+05:30") / 1000);
const linesOf = (day: string) => bench.call("GET", `/v1/settlements/recon/combined?${day}&count=1000`);

test("[Y-10] what was captured and refunded is settled once, less fees and refunds, on its day in India", async () => {
  const order_id = await bench.order(100_000);
  const { payment } = await bench.control.pay({ order_id, notify: false });
  const refund = await bench.sdk.payments.refund(payment.id, { amount: 40_000 });
  const settlement = await bench.control.settle({ created_at: DAY, adjustment: -500 });
  const fee = payment.fee ?? 0;
  expect(settlement).toMatchObject({ amount: 100_000 - fee - 40_000 - 500, status: "processed", fees: 0 });
  const { items } = (await linesOf("year=2026&month=11&day=27")).json;
  expect(items).toMatchObject([
    { entity_id: payment.id, type: "payment", credit: 100_000 - fee, debit: 0, fee, tax: payment.tax },
    { entity_id: refund.id, type: "refund", credit: 0, debit: 40_000, payment_id: payment.id },
    { type: "adjustment", debit: 500, settlement_id: settlement.id, settlement_utr: settlement.utr },
  ]);
  expect((await linesOf("year=2026&month=11&day=28")).json.items).toEqual([]);
  expect((await linesOf("year=2026&month=11")).json.count).toBe(3);
  expect((await bench.control.settle({ created_at: DAY + 86_400 })).amount).toBe(0);
  const { items: all } = await bench.sdk.settlements.all({ count: 10 });
  expect(all.map(({ created_at }) => created_at)).toEqual([DAY + 86_400, DAY]);
  expect(await bench.sdk.settlements.fetch(settlement.id)).toMatchObject({ utr: settlement.utr });
});

test("[Y-10] what was in a settlement that failed comes with the next, and a wrong day is refused in Razorpay's words", async () => {
  const order_id = await bench.order(50_000);
  const { payment } = await bench.control.pay({ order_id, notify: false });
  const first = await bench.control.settle({ status: "created" });
  await bench.control.endSettlement(first.id, "failed");
  const second = await bench.control.settle();
  expect(second.amount).toBe(50_000 - (payment.fee ?? 0));
  const refused = await linesOf("year=2026&month=13");
  expect([refused.status, refused.json.error.description]).toEqual([400, "The month is not a valid month."]);
});
