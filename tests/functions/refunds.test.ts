import "./own-project.ts";
import { expect, test } from "vitest";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, openCheckout, type Paid, pay } from "./buying.ts";
import { urlOf, useProduct } from "./product.ts";
import { recordsOf } from "./records.ts";
import { deliver, webhook } from "./webhooks.ts";

useProduct();

/** Refunds at the gateway and gives back the entities as a webhook would carry them. */
async function refund({ payment }: Paid, amount: number) {
  const { id } = await gateway.refund({
    paymentId: payment.id,
    amount,
    idempotencyKey: `key-${payment.id}-${amount}`,
    notes: {},
  });
  const state = await razorpay.state();
  const made = state.refunds.find((entity) => entity.id === id);
  const now = state.payments.find((entity) => entity.id === payment.id);
  if (!made || !now) throw new Error("The simulator lost a refund");
  return { refund: made, payment: now };
}

async function tell(event: string, entities: Parameters<typeof webhook>[1]): Promise<void> {
  expect(await deliver(webhook(event, entities), urlOf("razorpayWebhook"))).toBe(200);
}

async function stateOf({ session }: Paid) {
  const { payments, orders, inbox } = await recordsOf(session.checkout_id);
  const [payment] = payments;
  return {
    status: payment?.status,
    refunded: payment?.refunded_paise,
    refunds: payment?.refunds.map(({ status }) => status),
    timeline: orders[0]?.timeline.map(({ event }) => event),
    told: inbox.length,
  };
}

test("[Y-09] partial refunds add up to a full one; the order's timeline tells each", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  await tell("refund.processed", await refund(paid, 50_000));
  expect(await stateOf(paid)).toMatchObject({
    status: "partially_refunded",
    refunded: 50_000,
    refunds: ["processed"],
  });
  await tell("refund.processed", await refund(paid, paid.payment.amount - 50_000));
  expect(await stateOf(paid)).toMatchObject({
    status: "refunded",
    refunded: paid.payment.amount,
    timeline: ["Order received", "Refund sent", "Refund sent"],
  });
});

test("[Y-09] refunds told at the same moment are all counted", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  const made = [];
  for (const amount of [10_000, 20_000, 30_000, 40_000]) made.push(await refund(paid, amount));
  await Promise.all(made.map((entities) => tell("refund.processed", entities)));
  const { timeline, ...state } = await stateOf(paid);
  expect(state).toMatchObject({ status: "partially_refunded", refunded: 100_000 });
  expect(timeline).toHaveLength(5);
});

test("[RZP-10] a refund that is told before the payment is not lost", async () => {
  const paid = await pay(await openCheckout());
  await tell("refund.processed", await refund(paid, 50_000));
  await tell("payment.captured", { payment: paid.payment });
  expect(await stateOf(paid)).toMatchObject({
    status: "partially_refunded",
    refunds: ["processed"],
    told: 1,
  });
});

test("[RZP-10] created after processed, or twice, changes nothing", async () => {
  const paid = await pay(await openCheckout());
  const entities = await refund(paid, 50_000);
  await tell("refund.processed", entities);
  const before = await stateOf(paid);
  await tell("refund.created", { ...entities, refund: { ...entities.refund, status: "pending" } });
  await tell("refund.processed", entities);
  expect(await stateOf(paid)).toEqual(before);
});

test("[Y-09] a refund that failed gives the payment back", async () => {
  const paid = await pay(await openCheckout());
  const entities = await refund(paid, paid.payment.amount);
  await tell("refund.created", { ...entities, refund: { ...entities.refund, status: "pending" } });
  expect(await stateOf(paid)).toMatchObject({ status: "refunded", timeline: ["Order received"] });
  await tell("refund.failed", { ...entities, refund: { ...entities.refund, status: "failed" } });
  expect(await stateOf(paid)).toMatchObject({
    status: "completed",
    refunded: 0,
    timeline: ["Order received", "Refund did not go through"],
  });
});

test("[RZP-10] a refund nobody told us of is found when the payment is fetched", async () => {
  const paid = await pay(await openCheckout());
  await refund(paid, 50_000);
  await confirm(paid);
  expect(await stateOf(paid)).toMatchObject({ status: "partially_refunded", refunds: ["processed"] });
});

test("[Y-09] the same refund asked for twice is one refund", async () => {
  const paid = await pay(await openCheckout());
  const first = await refund(paid, 50_000);
  const second = await refund(paid, 50_000);
  expect(second.refund.id).toBe(first.refund.id);
  await expect(refund(paid, paid.payment.amount)).rejects.toMatchObject({ code: "gateway_refused" });
});
