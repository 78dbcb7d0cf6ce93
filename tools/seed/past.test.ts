import type { Settlement } from "@niyamdesk/domain/accounting/settlement";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, startBench } from "../razorpay-simulator/test-support.ts";
import { demoDocuments } from "./documents.ts";
import { pastOf } from "./past.ts";

const NOW = Date.parse("2026-04-03T09:00:00+05:30");
const SELLER = {
  ...{ name: "NiyamDesk Services Private Limited", address: "Bengaluru", gstin: "29AAGCN1234F1ZN" },
  ...{ state: "29", razorpayKeyId: "rzp_test_demo" },
};

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

test("[Y-22] [Y-10] the local Razorpay holds each demo payment and settlement to the paisa, and announces none", async () => {
  const documents = demoDocuments(SELLER, NOW);
  const of = <T>(collection: string) =>
    [...documents].filter(([path]) => path.startsWith(`${collection}/`)).map(([, one]) => one as T);
  const payments = of<Payment>("payments");
  const settlements = of<Settlement>("settlements");
  expect(payments.length * settlements.length).toBeGreaterThan(0);
  const told = await bench.control.past(pastOf(documents));
  expect(told).toEqual({ payments: payments.length, settlements: settlements.length });
  for (const { id, amount_paise, razorpay_order_id } of payments) {
    const theirs = await bench.sdk.payments.fetch(id);
    expect(theirs).toMatchObject({ amount: amount_paise, status: "captured", order_id: razorpay_order_id });
  }
  for (const { id, amount_paise, utr } of settlements) {
    expect(await bench.sdk.settlements.fetch(id)).toMatchObject({ amount: amount_paise, utr });
  }
  expect((await bench.control.state()).webhooks.deliveries).toEqual([]);
});
