import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { CHECKOUT_WORDS } from "@niyamdesk/domain/checkouts/checkout-words";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { sendQueuedMail } from "../../functions/src/jobs.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { razorpay } from "../support/razorpay.ts";
import { giveBack, paymentNow, refundNow, tell } from "./at-gateway.ts";
import { confirm, openCheckout, type Paid, type Purchase, pay } from "./buying.ts";
import { makeDue } from "./make-due.ts";
import { deliverMail } from "./outbox.ts";
import { call, useProduct } from "./product.ts";
import { collection, recordsOf } from "./records.ts";
import { wish } from "./wish.ts";

useProduct();

/** The bank set the money aside, nobody captured it, and Razorpay gave it back. */
async function returned(purchase: Purchase) {
  const paid = await pay(purchase, { status: "authorized" });
  return { paid, entities: await refundNow((await razorpay.giveBack(paid.payment.id)).id) };
}

async function reconcile({ session }: Purchase): Promise<void> {
  await makeDue(session.checkout_id);
  await reconcilePayments();
}

const titles = async ({ session }: Purchase) =>
  (await recordsOf(session.checkout_id)).inbox.map(({ title }) => title).sort();

async function expectNoSale({ session, payment }: Paid): Promise<void> {
  const { checkout, orders, payments, invoices, mails, inbox } = await recordsOf(session.checkout_id);
  expect([...orders, ...payments, ...invoices, ...mails]).toEqual([]);
  expect(checkout).toMatchObject({ status: "attempted", attempts: { [payment.id]: { status: "returned" } } });
  expect(inbox).toMatchObject([
    { title: CHECKOUT_WORDS.states.returned.title, id: `payment-returned_${payment.id}` },
  ]);
}

test.each([
  ["refund.processed", ["refund.processed"]],
  ["created and processed", ["refund.created", "refund.processed"]],
  ["processed before created, each twice", ["refund.processed", "refund.created", "refund.processed"]],
  ["the reconciliation alone", []],
])(
  "[MX-01] [N-02] money that was never captured and went back by itself is no sale: told by %s",
  async (_, events) => {
    const purchase = await openCheckout();
    const { paid, entities } = await returned(purchase);
    for (const event of events) expect(await tell(event, entities)).toBe(200);
    await reconcile(purchase);
    await expectNoSale(paid);
    await reconcile(purchase);
    await tell("payment.authorized", { payment: { ...paid.payment, status: "authorized" } });
    await expectNoSale(paid);

    const again = await call("createCheckout", wish(), purchase.buyer);
    expect(again.order_id).toBeNull();
    expect((await confirm(await pay({ buyer: purchase.buyer, session: again }))).status).toBe("paid");
  },
);

test("[MX-01] an event of it that still shows the payment authorised is understood, and not asked to come again", async () => {
  const { paid, entities } = await returned(await openCheckout());
  const payment = {
    ...entities.payment,
    status: "authorized" as const,
    amount_refunded: 0,
    refund_status: null,
  };
  expect(await tell("refund.created", { ...entities, payment })).toBe(200);
  await expectNoSale(paid);
});

test("[MX-01] the browser's confirmation of such a payment says that it is not paid", async () => {
  const { paid } = await returned(await openCheckout());
  expect(await confirm(paid)).toEqual({ status: "not_paid", order_id: null });
  await expectNoSale(paid);
});

test("[MX-02] after money that came back uncaptured, the next payment of the same order is the sale", async () => {
  const purchase = await openCheckout();
  const { entities } = await returned(purchase);
  await tell("refund.processed", entities);
  const second = await pay(purchase);
  await tell("payment.captured", { payment: second.payment });
  const { checkout, orders, payments } = await recordsOf(purchase.session.checkout_id);
  expect(checkout).toMatchObject({ status: "paid", payment_id: second.payment.id });
  expect(orders).toMatchObject([{ status: "pending", payment_id: second.payment.id }]);
  expect(payments).toMatchObject([{ status: "completed" }]);
});

test("[MX-02] a first payment that was refunded in full before anything was heard does not keep the second from counting", async () => {
  const purchase = await openCheckout();
  const first = await pay(purchase);
  const refund = await refundNow(await giveBack(first.payment.id, first.payment.amount));
  await tell("refund.processed", refund);
  expect((await recordsOf(purchase.session.checkout_id)).orders).toMatchObject([{ status: "cancelled" }]);
  const second = await pay(purchase);
  await tell("payment.captured", { payment: second.payment });
  const { checkout, orders, payments, mails } = await recordsOf(purchase.session.checkout_id);
  expect(checkout).toMatchObject({ status: "paid", payment_id: second.payment.id });
  expect(orders).toMatchObject([{ status: "pending", payment_id: second.payment.id }]);
  expect(payments.map(({ status }) => status).sort()).toEqual(["completed", "refunded"]);
  expect(mails.filter(({ template }) => template !== "refund")).toMatchObject([
    { template: "order-confirmation", data: { payment_id: second.payment.id } },
  ]);
});

test("[MX-02] an order that was cancelled for another reason is not opened again by a second payment", async () => {
  const purchase = await openCheckout();
  const first = await pay(purchase);
  const { order_id } = await confirm(first);
  await collection(COLLECTIONS.orders)
    .doc(order_id ?? "")
    .update({ status: "cancelled" });
  await tell("refund.processed", await refundNow(await giveBack(first.payment.id, first.payment.amount)));
  const second = await pay(purchase);
  await tell("payment.captured", { payment: second.payment });
  const { orders, payments } = await recordsOf(purchase.session.checkout_id);
  expect(orders).toMatchObject([{ status: "cancelled", payment_id: first.payment.id }]);
  expect(payments.find(({ id }) => id === second.payment.id)).toMatchObject({
    hold_reason: "duplicate_payment",
  });
});

test("[MX-15] of two captured payments the first is refunded in full: the other carries the order", async () => {
  for (const status of ["pending", "in_review"]) {
    const purchase = await openCheckout();
    const first = await pay(purchase);
    const { order_id } = await confirm(first);
    const second = await pay(purchase);
    await tell("payment.captured", { payment: second.payment });
    await collection(COLLECTIONS.orders)
      .doc(order_id ?? "")
      .update({ status });
    await tell("refund.processed", await refundNow(await giveBack(first.payment.id, first.payment.amount)));
    const { checkout, orders, payments } = await recordsOf(purchase.session.checkout_id);
    expect(orders).toMatchObject([{ status, payment_id: second.payment.id }]);
    expect(orders[0]?.timeline.map(({ event }) => event)).toEqual([
      "Order received",
      "Refund sent",
      "Paid by your other payment",
    ]);
    expect(checkout.payment_id).toBe(second.payment.id);
    expect(payments.find(({ id }) => id === second.payment.id)).toMatchObject({
      status: "completed",
      hold_reason: null,
      order_id,
    });
    expect(await titles(purchase)).toEqual([
      "Order received",
      "Refund sent",
      "Your other payment counts for your order",
    ]);
    await tell("refund.processed", await refundNow(await giveBack(second.payment.id, second.payment.amount)));
    expect((await recordsOf(purchase.session.checkout_id)).orders).toMatchObject([
      { status: status === "pending" ? "cancelled" : status },
    ]);
  }
});

test("[MX-15] [N-04] a second payment that the bank is deciding about carries no order until it is ours again", async () => {
  for (const decision of ["won", "lost"] as const) {
    const purchase = await openCheckout();
    const first = await pay(purchase);
    await confirm(first);
    const second = await pay(purchase);
    await tell("payment.captured", { payment: second.payment });
    const dispute = await razorpay.dispute(second.payment.id);
    await tell("payment.dispute.created", { payment: second.payment, dispute });
    await tell("refund.processed", await refundNow(await giveBack(first.payment.id, first.payment.amount)));
    const closed = await recordsOf(purchase.session.checkout_id);
    expect(closed.orders).toMatchObject([{ status: "cancelled", payment_id: first.payment.id }]);
    expect(closed.payments.find(({ id }) => id === second.payment.id)?.status).toBe("held");

    const decided = { payment: second.payment, dispute: { ...dispute, status: decision } };
    for (const _ of [1, 2]) await tell(`payment.dispute.${decision}`, decided);
    const { orders, payments, checkout, invoices } = await recordsOf(purchase.session.checkout_id);
    const isWon = decision === "won";
    expect(orders).toMatchObject([
      isWon
        ? { status: "pending", payment_id: second.payment.id }
        : { status: "cancelled", payment_id: first.payment.id },
    ]);
    expect(checkout.payment_id).toBe((isWon ? second : first).payment.id);
    expect(payments.find(({ id }) => id === second.payment.id)?.status).toBe(isWon ? "completed" : "held");
    expect(invoices.length).toBeLessThanOrEqual(1);
  }
});

test("[MX-15] [N-04] what the bank says of a payment is said of its order only as long as that pays for it", async () => {
  const purchase = await openCheckout();
  const first = await pay(purchase);
  await confirm(first);
  const dispute = await razorpay.dispute(first.payment.id);
  await tell("payment.dispute.created", { payment: first.payment, dispute });
  const second = await pay(purchase);
  await tell("payment.captured", { payment: second.payment });
  await tell("refund.processed", await refundNow(await giveBack(first.payment.id, first.payment.amount)));
  const [order] = (await recordsOf(purchase.session.checkout_id)).orders;
  expect(order).toMatchObject({ status: "pending", payment_id: second.payment.id });
  expect(order?.dispute_status).toBeUndefined();
  await tell("payment.dispute.closed", { payment: first.payment, dispute: { ...dispute, status: "closed" } });
  expect((await recordsOf(purchase.session.checkout_id)).orders[0]?.dispute_status).toBeUndefined();
});

test("[MX-15] the refund of the first and the second payment told at the same moment: the money that is here pays", async () => {
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const purchase = await openCheckout();
      const first = await pay(purchase);
      await confirm(first);
      const second = await pay(purchase);
      const refund = await refundNow(await giveBack(first.payment.id, first.payment.amount));
      await Promise.all([
        tell("refund.processed", refund),
        tell("payment.captured", { payment: second.payment }),
      ]);
      const { orders, payments } = await recordsOf(purchase.session.checkout_id);
      expect(orders).toMatchObject([{ status: "pending", payment_id: second.payment.id }]);
      expect(payments.map(({ status }) => status).sort()).toEqual(["completed", "refunded"]);
    }),
  );
});

/** Two captured payments of one checkout, of which the first pays its order, and the refund of all of that. */
async function aboutToBePassedOn() {
  const purchase = await openCheckout();
  const first = await pay(purchase);
  const { order_id } = await confirm(first);
  const second = await pay(purchase);
  const refund = await refundNow(await giveBack(first.payment.id, first.payment.amount));
  return { checkout: purchase.session.checkout_id, mail: `order-confirmation_${order_id}`, second, refund };
}

async function expectOneConfirmation(checkout: string): Promise<void> {
  await sendQueuedMail();
  const { mails, orders } = await recordsOf(checkout);
  const confirmations = mails.filter(({ template }) => template === "order-confirmation");
  expect(confirmations).toMatchObject([{ status: "sent", data: { order_id: orders[0]?.id } }]);
}

test("[MX-15] [Y-07] one order, one confirmation, also when another payment takes it over while that is being sent", async () => {
  const { checkout, mail, second, refund } = await aboutToBePassedOn();
  const doc = collection(COLLECTIONS.mail).doc(mail);
  await doc.update({
    status: "sending",
    attempts: 1,
    lease_until: Timestamp.fromMillis(Date.now() + 60_000),
  });
  await tell("refund.processed", refund);
  await tell("payment.captured", { payment: second.payment });
  expect((await doc.get()).data()).toMatchObject({ data: { payment_id: second.payment.id } });
  await doc.update({ lease_until: Timestamp.fromMillis(0) });
  await expectOneConfirmation(checkout);
});

test("[MX-15] [Y-07] one confirmation at whatever moment another payment takes the order over, also while the first is being dropped", async () => {
  const checkouts = await Promise.all(
    Array.from({ length: 8 }, async (_, round) => {
      const { checkout, mail, second, refund } = await aboutToBePassedOn();
      if (round % 2 === 0) await tell("refund.processed", refund);
      await Promise.all([
        deliverMail(mail),
        round % 2 === 0 ? null : tell("refund.processed", refund),
        tell("payment.captured", { payment: second.payment }),
      ]);
      return checkout;
    }),
  );
  // One after the other: a round of sending takes up every mail that is due.
  for (const checkout of checkouts) await expectOneConfirmation(checkout);
});

test("[MX-16] a second debit on a paid order that Razorpay gives back asks nobody anything", async () => {
  const purchase = await openCheckout();
  await confirm(await pay(purchase));
  const { paid, entities } = await returned(purchase);
  await tell("payment.authorized", { payment: { ...paid.payment, status: "authorized" } });
  await tell("refund.created", entities);
  await tell("refund.processed", entities);
  await reconcile(purchase);
  const { checkout, payments, mails } = await recordsOf(purchase.session.checkout_id);
  expect(payments).toHaveLength(1);
  expect(mails.map(({ template }) => template)).toEqual(["order-confirmation"]);
  expect(checkout.attempts[paid.payment.id]).toMatchObject({ status: "returned" });
  expect(await titles(purchase)).toEqual(["Order received", CHECKOUT_WORDS.states.second_debit.title]);
  expect((await paymentNow(paid.payment.id)).captured).toBe(false);
});
