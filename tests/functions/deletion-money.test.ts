import "./own-project.ts";
import { setTimeout as pause } from "node:timers/promises";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { allotInvoiceNumber } from "../../functions/src/invoices/allot-invoice-number.ts";
import { applyAllRefunds } from "../../functions/src/payments/apply-refund.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { reviewOrder } from "../../functions/src/payments/review-order.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { DAY_MS } from "../../functions/src/platform/clock.ts";
import type { CheckoutRecord } from "../../functions/src/platform/refs.ts";
import { razorpay } from "../support/razorpay.ts";
import { giveBack } from "./at-gateway.ts";
import { confirm, type Purchase, pay } from "./buying.ts";
import { call, urlOf, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { deliver, webhook } from "./webhooks.ts";
import { wish } from "./wish.ts";

useProduct();

async function withOpenCheckout() {
  const buyer = await withAccount("client_user");
  return { buyer, session: await call("createCheckout", wish(), buyer) };
}

async function exists(uid: string): Promise<boolean> {
  return (await accounts()).getUser(uid).then(
    () => true,
    () => false,
  );
}

test("[MX-04] the gateway is asked before a deletion: what was paid unheard becomes the order it is, and the account stays", async () => {
  const purchase = await withOpenCheckout();
  await pay(purchase);
  await refusal("orders_open", call("deleteOwnAccount", {}, purchase.buyer));
  expect(await where(COLLECTIONS.orders, "user_id", purchase.buyer.uid)).toHaveLength(1);
  expect(await exists(purchase.buyer.uid)).toBe(true);
});

test("[MX-04] [MX-05] whoever's wrong payment went back, or whose money the bank let go unheard, can be deleted", async () => {
  const { buyer, session } = await withOpenCheckout();
  const { payment } = await pay({ buyer, session }, { amount: 100 });
  await refusal("orders_open", call("deleteOwnAccount", {}, buyer));
  await gateway.refund({
    paymentId: payment.id,
    amount: 100,
    idempotencyKey: `by-hand-${payment.id}`,
    notes: {},
  });
  await applyAllRefunds(payment.id, await gateway.refundsOfPayment(payment.id));
  expect(await call("deleteOwnAccount", {}, buyer)).toEqual({});

  const other = await withOpenCheckout();
  const at = Timestamp.fromMillis(Date.now() - 12 * DAY_MS);
  await collection(COLLECTIONS.checkouts)
    .doc(other.session.checkout_id)
    .update({
      status: "expired",
      next_check_at: null,
      attempts: { pay_Silent: { status: "authorized", description: null, at } },
    });
  expect(await call("deleteOwnAccount", {}, other.buyer)).toEqual({});
});

test("[MX-04] while the gateway does not answer, nobody is deleted", async () => {
  const { buyer, session } = await withOpenCheckout();
  await razorpay.failNext({ match: `GET /v1/orders/${session.razorpay_order_id}/payments`, status: 500 });
  await refusal("gateway_unavailable", call("deleteOwnAccount", {}, buyer));
  expect(await read(COLLECTIONS.checkouts, session.checkout_id)).toMatchObject({ status: "created" });
  expect(await call("deleteOwnAccount", {}, buyer)).toEqual({});
});

test("[MX-04] money that comes after the deletion names whose it was and goes back by itself", async () => {
  const purchase = await withOpenCheckout();
  await call("deleteOwnAccount", {}, purchase.buyer);
  const { payment } = await pay(purchase);
  expect(await deliver(webhook("payment.captured", { payment }), urlOf("razorpayWebhook"))).toBe(200);
  expect(await read(COLLECTIONS.payments, payment.id)).toMatchObject({
    user_id: purchase.buyer.uid,
    status: "held",
    hold_reason: "purchase_erased",
    order_id: null,
  });
  await reconcilePayments();
  expect(await read(COLLECTIONS.payments, payment.id)).toMatchObject({
    status: "refunded",
    refunded_paise: payment.amount,
    user_id: purchase.buyer.uid,
  });
  const { refunds } = await razorpay.state();
  expect(refunds.filter(({ payment_id }) => payment_id === payment.id)).toHaveLength(1);
  expect(await allotInvoiceNumber(payment.id)).toBeNull();
});

test("[MX-04] deletion and capture at the same moment: either an order of an account that is there, or money that goes back to whom it names", async () => {
  const rounds = Array.from({ length: 12 }, async (_, round) => {
    const purchase = await withOpenCheckout();
    const { uid } = purchase.buyer;
    const deletion = call("deleteOwnAccount", {}, purchase.buyer).catch(() => null);
    // The spread of moments is what the test is about.
    await pause(round * 25);
    const { payment } = await pay(purchase);
    const event = webhook("payment.captured", { payment });
    const told = deliver(event, urlOf("razorpayWebhook"));
    const gone = (await deletion) !== null;
    if ((await told) !== 200) expect(await deliver(event, urlOf("razorpayWebhook"))).toBe(200);
    const found = await read<Payment>(COLLECTIONS.payments, payment.id);
    const orders = await where<Order>(COLLECTIONS.orders, "user_id", uid);
    expect(found.user_id).toBe(uid);
    expect(await exists(uid)).toBe(!gone);
    if (gone) {
      expect([orders.length, found.hold_reason]).toEqual([0, "purchase_erased"]);
    } else {
      expect(orders.length === 1 ? found.status : found.hold_reason).toMatch(/^completed$|^purchase_erased$/);
      if (orders.length === 1) expect(await allotInvoiceNumber(payment.id)).toMatch(/^INV-/);
    }
    return gone;
  });
  await Promise.all(rounds);
  await reconcilePayments();
  expect(await where(COLLECTIONS.payments, "status", "held")).toEqual([]);
}, 90_000);

/** A client whose only order was closed since all of its money went back. */
async function withClosedOrder() {
  const purchase: Purchase = await withOpenCheckout();
  const paid = await pay(purchase);
  await confirm(paid);
  await giveBack(paid.payment.id, paid.payment.amount);
  await applyAllRefunds(paid.payment.id, await gateway.refundsOfPayment(paid.payment.id));
  return purchase;
}

test("[MX-04] a second payment that comes after the deletion opens no closed order: it names whose it was and goes back by itself", async () => {
  const purchase = await withClosedOrder();
  const { uid } = purchase.buyer;
  expect(await call("deleteOwnAccount", {}, purchase.buyer)).toEqual({});
  const { payment } = await pay(purchase);
  expect(await deliver(webhook("payment.captured", { payment }), urlOf("razorpayWebhook"))).toBe(200);
  expect(await read(COLLECTIONS.payments, payment.id)).toMatchObject({
    user_id: uid,
    status: "held",
    hold_reason: "purchase_erased",
    order_id: null,
  });
  expect(await where<Order>(COLLECTIONS.orders, "user_id", uid)).toMatchObject([{ status: "cancelled" }]);
  expect((await collection(`${COLLECTIONS.profiles}/${uid}/inbox`).get()).size).toBe(0);
  expect(await where(COLLECTIONS.mail, "data.payment_id", payment.id)).toEqual([]);
  await reconcilePayments();
  expect(await read(COLLECTIONS.payments, payment.id)).toMatchObject({ status: "refunded" });
});

test("[MX-04] money that the bank set aside for a deleted account is not taken", async () => {
  const purchase = await withOpenCheckout();
  const id = purchase.session.checkout_id;
  const checkout = await read<CheckoutRecord>(COLLECTIONS.checkouts, id);
  await call("deleteOwnAccount", {}, purchase.buyer);
  // As if it had become a matter of money in the moment between: those are not erased.
  await collection(COLLECTIONS.checkouts).doc(id).set(checkout);
  const { payment } = await pay(purchase, { status: "authorized" });
  await reviewOrder(checkout);
  const atGateway = (await razorpay.state()).payments.find((entity) => entity.id === payment.id);
  expect(atGateway?.status).toBe("authorized");
});

test("[MX-04] deletion and a second payment at the same moment: no order is open whose client is gone", async () => {
  const rounds = Array.from({ length: 10 }, async (_, round) => {
    const purchase = await withClosedOrder();
    const { uid } = purchase.buyer;
    const { payment } = await pay(purchase);
    const event = webhook("payment.captured", { payment });
    const deletion = call("deleteOwnAccount", {}, purchase.buyer).catch(() => null);
    // The spread of moments is what the test is about.
    await pause(round * 80);
    const told = deliver(event, urlOf("razorpayWebhook"));
    const gone = (await deletion) !== null;
    if ((await told) !== 200) expect(await deliver(event, urlOf("razorpayWebhook"))).toBe(200);
    const found = await read<Payment>(COLLECTIONS.payments, payment.id);
    const [order] = await where<Order>(COLLECTIONS.orders, "user_id", uid);
    expect(await exists(uid)).toBe(!gone);
    if (gone) expect([order?.status, found.hold_reason]).toEqual(["cancelled", "purchase_erased"]);
    else expect([order?.status, found.hold_reason].join()).toMatch(/^pending,$|^cancelled,purchase_erased$/);
  });
  await Promise.all(rounds);
  await reconcilePayments();
  expect(await where(COLLECTIONS.payments, "status", "held")).toEqual([]);
}, 90_000);
