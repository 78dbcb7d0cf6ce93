import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { checkoutState } from "@niyamdesk/domain/checkouts/checkout-state";
import { CHECKOUT_WORDS } from "@niyamdesk/domain/checkouts/checkout-words";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { applyDispute } from "../../functions/src/payments/apply-dispute.ts";
import { applyAllRefunds } from "../../functions/src/payments/apply-refund.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { DAY_MS } from "../../functions/src/platform/clock.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, pay } from "./buying.ts";
import { type Client, call, signedIn, useProduct } from "./product.ts";
import { collection, read, recordsOf, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { wish } from "./wish.ts";

useProduct();

/** Two tabs with the same plan, the price changed in between; both pay. */
async function paidTwice(buyer: Client = signedIn()) {
  const service_id = `svc-${randomUUID().slice(0, 8)}`;
  const record = collection(COLLECTIONS.services).doc(service_id);
  await record.set({ name: "A service", amount: 1000, active: true });
  const { contact } = wish();
  const open = (seen_total: number) =>
    call("createCheckout", wish({ service_id, plan_id: "standard", seen_total, contact }), buyer);
  const first = { buyer, session: await open(1180) };
  await record.update({ amount: 2000 });
  const second = { buyer, session: await open(2360) };
  await confirm(await pay(first));
  const paid = await pay(second);
  return { buyer, service_id, contact, first, second: paid, outcome: await confirm(paid) };
}

const payment = (id: string) => read<Payment>(COLLECTIONS.payments, id);

test("[MX-13] the second payment of one plan within seven days is held, and its client is asked", async () => {
  const { buyer, first, second, outcome } = await paidTwice();
  expect(outcome.status).toBe("held");
  expect(await payment(second.payment.id)).toMatchObject({
    status: "held",
    hold_reason: "possible_duplicate",
  });
  expect(await where(COLLECTIONS.orders, "user_id", buyer.uid)).toHaveLength(1);
  const { inbox } = await recordsOf(first.session.checkout_id);
  expect(inbox.map(({ title }) => title)).toContain("Did you mean to pay twice?");
});

test("[MX-13] the checkout says what the inbox asks, until it is answered; the administrator is not troubled", async () => {
  for (const answer of ["second_purchase", "give_back"] as const) {
    const { buyer, first, second } = await paidTwice();
    const asked = await recordsOf(second.session.checkout_id);
    expect(checkoutState(asked.checkout, Date.now())).toBe("asked");
    const { title, text } = CHECKOUT_WORDS.states.asked;
    const item = `payment-held_${second.payment.id}`;
    const question = asked.inbox.find(({ id }) => id === item);
    expect(question).toMatchObject({ title, link: "/user/payments" });
    expect(question?.content).toContain(text);
    expect((await collection(COLLECTIONS.mail).doc(item).get()).exists).toBe(false);

    await call("answerDuplicate", { payment_id: second.payment.id, answer }, buyer);
    const { checkout } = await recordsOf(second.session.checkout_id);
    expect(checkoutState(checkout, Date.now())).toBe(answer === "give_back" ? "expired" : "paid");
    const { inbox } = await recordsOf(first.session.checkout_id);
    expect(inbox.map(({ id }) => id)).not.toContain(item);
  }
});

test("[MX-13] a possible duplicate that is refunded in part by hand, or whose return fails, is the administrator's", async () => {
  await razorpay.refunds("by-hand");
  for (const amount of [10_000, undefined]) {
    const { buyer, second } = await paidTwice();
    const { id } = second.payment;
    const refund = await gateway.refund({
      paymentId: id,
      amount: amount ?? second.payment.amount,
      idempotencyKey: randomUUID(),
      notes: {},
    });
    if (amount === undefined) {
      await applyAllRefunds(id, await gateway.refundsOfPayment(id));
      expect((await recordsOf(second.session.checkout_id)).checkout.status).toBe("expired");
      await razorpay.endRefund(refund.id, "failed");
    }
    await applyAllRefunds(id, await gateway.refundsOfPayment(id));
    const { checkout } = await recordsOf(second.session.checkout_id);
    expect(checkoutState(checkout, Date.now())).toBe("checking");
    expect(await read(COLLECTIONS.mail, `payment-held_${id}`)).toMatchObject({ template: "payment-held" });
    const answer = { payment_id: id, answer: "second_purchase" as const };
    await refusal("payment_not_held", call("answerDuplicate", answer, buyer));
  }
});

test("[MX-13] [N-04] money that the bank is deciding about is not given back as a duplicate, and nobody is asked, until it decided", async () => {
  const { buyer, second } = await paidTwice();
  const { id, amount } = second.payment;
  const dispute = {
    id: "disp_Duplicate",
    payment_id: id,
    amount,
    amount_deducted: 0,
    created_at: 1_700_000_000,
  };
  await applyDispute({ ...dispute, status: "open" }, 1_700_000_000);
  const created_at = Timestamp.fromMillis(Date.now() - 8 * DAY_MS);
  await collection(COLLECTIONS.payments).doc(id).update({ created_at });
  for (const answer of ["give_back", "second_purchase"] as const) {
    await refusal("payment_not_held", call("answerDuplicate", { payment_id: id, answer }, buyer));
  }
  await reconcilePayments();
  expect(await payment(id)).toMatchObject({ status: "held", refunds: [] });
  const { checkout } = await recordsOf(second.session.checkout_id);
  expect(checkoutState(checkout, Date.now())).toBe("checking");
  await applyDispute({ ...dispute, status: "won" }, 1_700_000_100);
  await reconcilePayments();
  expect((await payment(id)).status).toBe("refunded");
});

test("[MX-13] however many wait for an answer or for people, what is due goes back", async () => {
  const { second } = await paidTwice();
  const { id } = second.payment;
  const early = Timestamp.fromMillis(0);
  const waiting = { ...(await payment(id)), checkout_id: null, user_id: null, updated_at: early };
  const others = Array.from({ length: 60 }, (_, n) => collection(COLLECTIONS.payments).doc(`pay_Waits${n}`));
  await Promise.all(others.map((other) => other.set({ ...waiting, id: other.id })));
  const created_at = Timestamp.fromMillis(Date.now() - 8 * DAY_MS);
  await collection(COLLECTIONS.payments).doc(id).update({ created_at });
  await reconcilePayments();
  await Promise.all(others.map((other) => other.delete()));
  expect((await payment(id)).status).toBe("refunded");
});

test("[MX-13] of two payments of one checkout that are asked about, one becomes its order, and the other can only go back", async () => {
  const { buyer, second } = await paidTwice();
  const third = await pay(second);
  expect((await confirm(third)).status).toBe("held");
  const answer = (id: string, given: "second_purchase" | "give_back") =>
    call("answerDuplicate", { payment_id: id, answer: given }, buyer);
  const { order_id } = await answer(second.payment.id, "second_purchase");
  expect(await refusal("already_paid", answer(third.payment.id, "second_purchase"))).toEqual({ order_id });
  await answer(third.payment.id, "give_back");
  expect((await payment(third.payment.id)).status).toBe("refunded");
  expect((await recordsOf(second.session.checkout_id)).checkout).toMatchObject({ status: "paid", order_id });
});

test("[MX-13] two payments through two checkouts at the same moment: one order, the other is asked about", async () => {
  const buyer = signedIn();
  const one = { buyer, session: await call("createCheckout", wish(), buyer) };
  const other = { buyer, session: await call("createCheckout", wish(), buyer) };
  const paid = await Promise.all([pay(one), pay(other)]);
  await Promise.all(paid.map(confirm));
  expect(await where(COLLECTIONS.orders, "user_id", buyer.uid)).toHaveLength(1);
  const reasons = await Promise.all(paid.map(async (each) => (await payment(each.payment.id)).hold_reason));
  expect(reasons.sort()).toEqual(["possible_duplicate", null].sort());
});

test("[MX-13] 'it is a second purchase': the order it was paid for, once, with an invoice of its own", async () => {
  const { buyer, second } = await paidTwice();
  const answer = { payment_id: second.payment.id, answer: "second_purchase" as const };
  await refusal("payment_not_held", call("answerDuplicate", answer, signedIn()));
  const { order_id } = await call("answerDuplicate", answer, buyer);
  expect(await call("answerDuplicate", answer, buyer)).toEqual({ order_id });
  expect(await call("answerDuplicate", { ...answer, answer: "give_back" }, buyer)).toEqual({ order_id });
  const { checkout, orders, invoices, mails } = await recordsOf(second.session.checkout_id);
  expect(checkout).toMatchObject({ status: "paid", order_id });
  expect([orders.length, invoices.length]).toEqual([1, 1]);
  expect(mails.map(({ template }) => template)).toContain("order-confirmation");
});

test("[MX-13] 'give it back': refunded once, the checkout is over, and it is not sold any more", async () => {
  const { buyer, second } = await paidTwice();
  const answer = { payment_id: second.payment.id, answer: "give_back" as const };
  expect(await call("answerDuplicate", answer, buyer)).toEqual({ order_id: null });
  expect(await call("answerDuplicate", answer, buyer)).toEqual({ order_id: null });
  await refusal("payment_not_held", call("answerDuplicate", { ...answer, answer: "second_purchase" }, buyer));
  const back = await payment(second.payment.id);
  expect(back).toMatchObject({ status: "refunded", order_id: null });
  // Ours, so that no dispute that is lost later takes it for its own.
  expect(back.refunds.map(({ unasked }) => unasked)).toEqual([undefined]);
  expect((await recordsOf(second.session.checkout_id)).checkout.status).toBe("expired");
  const { refunds } = await razorpay.state();
  expect(refunds.filter(({ payment_id }) => payment_id === second.payment.id)).toHaveLength(1);
});

test("[MX-13] when the provider refuses to give it back, the client is not told to pay otherwise, the administrator hears once, and it goes back later", async () => {
  const { buyer, second } = await paidTwice();
  const { id } = second.payment;
  const refused = { match: `POST /v1/payments/${id}/refund`, status: 400 };
  await razorpay.failNext({ ...refused, times: 2 });
  const answer = { payment_id: id, answer: "give_back" as const };
  expect(await call("answerDuplicate", answer, buyer)).toEqual({ order_id: null });
  expect(await payment(id)).toMatchObject({ status: "held", refunds: [] });
  expect((await recordsOf(second.session.checkout_id)).checkout.status).toBe("expired");
  await reconcilePayments();
  const mails = await where(COLLECTIONS.mail, "data.payment_id", id);
  expect(mails).toMatchObject([{ template: "payment-held", status: "queued" }]);
  await reconcilePayments();
  expect((await payment(id)).status).toBe("refunded");
});

test("[MX-13] what was given back by hand unheard is neither given back again nor sold", async () => {
  for (const answer of ["give_back", "second_purchase"] as const) {
    const { buyer, second } = await paidTwice();
    const { id, amount } = second.payment;
    await gateway.refund({ paymentId: id, amount, idempotencyKey: randomUUID(), notes: {} });
    const answered = call("answerDuplicate", { payment_id: id, answer }, buyer);
    if (answer === "give_back") expect(await answered).toEqual({ order_id: null });
    else await refusal("payment_not_held", answered);
    expect(await payment(id)).toMatchObject({ status: "refunded", order_id: null });
    const { checkout, mails } = await recordsOf(second.session.checkout_id);
    expect(checkout.status).toBe("expired");
    expect(mails).toEqual([]);
  }
});

test("[MX-13] without an answer it goes back after a week", async () => {
  const { second } = await paidTwice();
  await reconcilePayments();
  expect((await payment(second.payment.id)).status).toBe("held");
  const created_at = Timestamp.fromMillis(Date.now() - 8 * DAY_MS);
  await collection(COLLECTIONS.payments).doc(second.payment.id).update({ created_at });
  await reconcilePayments();
  expect((await payment(second.payment.id)).status).toBe("refunded");
});

test("[MX-13] whoever knows and buys again is not asked twice, nor is anybody whose first money went back", async () => {
  const { buyer, service_id, contact, first } = await paidTwice();
  const again = { service_id, plan_id: "standard", seen_total: 2360, contact };
  const facts = await refusal("recently_paid", call("createCheckout", wish(again), buyer));
  expect(facts.order_id).toMatch(/^ORD-/);
  const session = await call("createCheckout", wish({ ...again, repeat: true }), buyer);
  expect((await confirm(await pay({ buyer, session }))).status).toBe("paid");

  const other = signedIn();
  const paid = { buyer: other, session: await call("createCheckout", wish({ contact }), other) };
  const { order_id } = await confirm(await pay(paid));
  await collection(COLLECTIONS.orders)
    .doc(order_id ?? "")
    .update({ status: "cancelled" });
  const next = await call("createCheckout", wish({ contact }), other);
  expect((await confirm(await pay({ buyer: other, session: next }))).status).toBe("paid");
  expect(first.session.status).toBe("created");
});
