import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { expect, test } from "vitest";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, openCheckout, type Paid, pay } from "./buying.ts";
import { makeDue } from "./make-due.ts";
import { deliverMail } from "./outbox.ts";
import { permutations } from "./permutations.ts";
import { urlOf, useProduct } from "./product.ts";
import { collection, recordsOf } from "./records.ts";
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
    order: orders[0]?.status,
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
    timeline: ["Order received", "Refund sent", "Refund sent", "Cancelled"],
    order: "cancelled",
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
    told: 2,
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
    order: "pending",
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

const TOLD = ["verify", "captured", "refund", "reconcile"] as const;

test("[RZP-10] [Y-09] a payment given back in full ends as a cancelled order, whatever we hear first", async () => {
  const states = [];
  for (const order of permutations(TOLD)) {
    const paid = await pay(await openCheckout());
    const { checkout_id } = paid.session;
    const entities = await refund(paid, paid.payment.amount);
    const tellOne: Record<(typeof TOLD)[number], () => Promise<unknown>> = {
      verify: () => confirm(paid),
      captured: () => tell("payment.captured", { payment: paid.payment }),
      refund: () => tell("refund.processed", entities),
      reconcile: async () => {
        await makeDue(checkout_id);
        await reconcilePayments();
      },
    };
    for (const event of order) await tellOne[event]();
    const { checkout, invoices, inbox, mails } = await recordsOf(checkout_id);
    const titles = inbox.map(({ title }) => title).sort();
    states.push({
      heard: order.join(" → "),
      ...(await stateOf(paid)),
      checkout: checkout.status,
      invoices: invoices.filter(({ kind }) => kind === "invoice").length,
      titles,
      mails: mails.map(({ template }) => template).sort(),
    });
  }
  expect(states).toHaveLength(24);
  for (const { heard, ...state } of states) {
    expect(state, heard).toMatchObject({
      status: "refunded",
      order: "cancelled",
      timeline: ["Order received", "Refund sent", "Cancelled"],
      checkout: "paid",
      invoices: 1,
      titles: ["Order cancelled", "Order received", "Refund sent"],
      mails: ["order-confirmation", "refund"],
    });
  }
}, 90_000);

test("[Y-07] what was given back before we heard of it is not confirmed as an order, nor asked about when held", async () => {
  const paid = await pay(await openCheckout());
  const { payment } = await refund(paid, paid.payment.amount);
  await tell("payment.captured", { payment });
  const { orders, payments } = await recordsOf(paid.session.checkout_id);
  expect(payments).toMatchObject([{ status: "refunded" }]);
  expect(await deliverMail(`order-confirmation_${orders[0]?.id}`)).toBe("dropped");

  const wrong = await pay(await openCheckout(), { amount: 100 });
  await tell("payment.captured", { payment: (await refund(wrong, 100)).payment });
  expect(await deliverMail(`payment-held_${wrong.payment.id}`)).toBe("dropped");
});

test("[Y-09] an order that somebody works on stays open when its money went back: people decide", async () => {
  const paid = await pay(await openCheckout());
  const { order_id } = await confirm(paid);
  await collection(COLLECTIONS.orders)
    .doc(order_id ?? "")
    .update({ status: "in_review" });
  await tell("refund.processed", await refund(paid, paid.payment.amount));
  expect(await stateOf(paid)).toMatchObject({ status: "refunded", order: "in_review" });
});

test("[RZP-12] a list of refunds whose pages never end is not read for ever", async () => {
  const paid = await pay(await openCheckout());
  const { refund: made } = await refund(paid, 100);
  const items = Array.from({ length: 100 }, () => made);
  await razorpay.failNext({
    match: `GET /v1/payments/${paid.payment.id}/refunds`,
    status: 200,
    body: { entity: "collection", count: 100, items },
    times: 10,
  });
  expect(await gateway.refundsOfPayment(paid.payment.id)).toMatchObject([{ id: made.id }]);
  expect((await razorpay.state()).faults).toMatchObject([{ times: 8 }]);
});
