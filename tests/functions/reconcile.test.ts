import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { Timestamp } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { expect, test, vi } from "vitest";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { DAY_MS, HOUR_MS } from "../../functions/src/platform/clock.ts";
import type { CheckoutRecord } from "../../functions/src/platform/refs.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { makeDue } from "./make-due.ts";
import { call, urlOf, useProduct } from "./product.ts";
import { collection, recordsOf } from "./records.ts";
import { deliver, webhook } from "./webhooks.ts";

useProduct();

async function checkoutAfter(id: string, ageMs = 0) {
  await makeDue(id, ageMs);
  await reconcilePayments();
  return (await recordsOf(id)).checkout;
}

test("[RZP-12] neither browser nor webhook told us: the reconciliation makes the order", async () => {
  const { session } = await pay(await openCheckout());
  await checkoutAfter(session.checkout_id);
  const { checkout, orders, payments, invoices, mails } = await recordsOf(session.checkout_id);
  expect(checkout.status).toBe("paid");
  expect([orders.length, payments.length, invoices.length, mails.length]).toEqual([1, 1, 1, 1]);
});

test("[RZP-12] an authorised payment is captured and becomes the order", async () => {
  const { session } = await pay(await openCheckout(), { status: "authorized" });
  expect((await checkoutAfter(session.checkout_id)).status).toBe("paid");
});

test("[FN-03] twice at once or late, it does no harm", async () => {
  const paid = await pay(await openCheckout());
  await makeDue(paid.session.checkout_id, 3 * DAY_MS);
  await Promise.all([reconcilePayments(), reconcilePayments()]);
  await reconcilePayments();
  const { orders, payments, invoices, mails } = await recordsOf(paid.session.checkout_id);
  expect([orders.length, payments.length, invoices.length, mails.length]).toEqual([1, 1, 1, 1]);
});

test("[RZP-12] a checkout expires after a day without a payment, and money that comes on the third day is taken", async () => {
  const purchase = await openCheckout();
  const id = purchase.session.checkout_id;
  expect((await checkoutAfter(id, 2 * HOUR_MS)).status).toBe("created");
  expect((await checkoutAfter(id, DAY_MS + HOUR_MS)).status).toBe("expired");
  await pay(purchase);
  expect((await checkoutAfter(id, 3 * DAY_MS)).status).toBe("paid");
});

test("[RZP-12] while a payment is under way a checkout does not expire; after eleven days nobody looks any more", async () => {
  const { session } = await pay(await openCheckout(), { status: "created" });
  const young = await checkoutAfter(session.checkout_id, DAY_MS + HOUR_MS);
  expect(young.status).toBe("attempted");
  expect(young.next_check_at?.toMillis()).toBeGreaterThan(Date.now());
  expect((await checkoutAfter(session.checkout_id, 6 * DAY_MS)).next_check_at).not.toBeNull();
  expect((await checkoutAfter(session.checkout_id, 12 * DAY_MS)).next_check_at).toBeNull();
});

test("[N-03] [MX-05] a payment left at the bank keeps nobody from trying again, and no checkout open", async () => {
  const purchase = await openCheckout();
  const id = purchase.session.checkout_id;
  const check = () => call("checkPayment", { checkout_id: id }, purchase.buyer);
  const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
  await pay(purchase, { status: "created", created_at: minutesAgo(16) });
  expect((await check()).status).toBe("not_paid");
  await pay(purchase, { status: "created", created_at: minutesAgo(5) });
  expect((await check()).status).toBe("processing");
  const left = await openCheckout();
  await pay(left, { status: "created", created_at: minutesAgo(25 * 60) });
  expect((await checkoutAfter(left.session.checkout_id, DAY_MS + HOUR_MS)).status).toBe("expired");
  await razorpay.captureLate((await pay(left, { status: "created" })).payment.id);
  expect((await checkoutAfter(left.session.checkout_id, 3 * DAY_MS)).status).toBe("paid");
});

test("[MX-05] after five days a checkout is over, also when the provider refuses each look", async () => {
  const { session } = await openCheckout();
  await razorpay.failNext({ match: `GET /v1/orders/${session.razorpay_order_id}/payments`, status: 400 });
  expect((await checkoutAfter(session.checkout_id, 5 * DAY_MS + HOUR_MS)).status).toBe("expired");
});

test.each([5.5, 6.9])(
  "[MX-23] money authorised %f days after the opening is taken by the next look",
  async (days) => {
    const told = await openCheckout();
    const id = told.session.checkout_id;
    await makeDue(id, days * DAY_MS);
    await collection(COLLECTIONS.checkouts).doc(id).update({ next_check_at: null, status: "expired" });
    const { payment } = await pay(told, { status: "authorized" });
    await deliver(webhook("payment.authorized", { payment }), urlOf("razorpayWebhook"));
    const soon = (await recordsOf(id)).checkout.next_check_at?.toMillis() ?? Number.POSITIVE_INFINITY;
    expect(soon - Date.now()).toBeLessThan(HOUR_MS);
    expect((await checkoutAfter(id, days * DAY_MS)).status).toBe("paid");

    const unheard = await openCheckout();
    const later = await checkoutAfter(unheard.session.checkout_id, days * DAY_MS);
    expect((later.next_check_at?.toMillis() ?? 0) - Date.now()).toBeGreaterThan(0);
    await pay(unheard, { status: "authorized" });
    expect((await checkoutAfter(unheard.session.checkout_id, days * DAY_MS)).status).toBe("paid");
  },
);

/** Lets a checkout have been paid so long ago, and be due. */
async function paidAgo(id: string, ageMs: number) {
  await collection(COLLECTIONS.checkouts)
    .doc(id)
    .update({ paid_at: Timestamp.fromMillis(Date.now() - ageMs) });
  return checkoutAfter(id, ageMs);
}

test("[Y-04] a second payment of a paid checkout that nobody told us of is found and held", async () => {
  const purchase = await openCheckout();
  const paid = await pay(purchase);
  await confirm(paid);
  const second = await pay(purchase);
  const authorised = await pay(purchase, { status: "authorized" });
  expect((await paidAgo(purchase.session.checkout_id, HOUR_MS)).payment_id).toBe(paid.payment.id);
  const { orders, payments, mails } = await recordsOf(purchase.session.checkout_id);
  expect(orders).toHaveLength(1);
  expect(payments.find(({ id }) => id === second.payment.id)).toMatchObject({
    status: "held",
    hold_reason: "duplicate_payment",
  });
  expect(mails.map(({ template }) => template).sort()).toEqual(["order-confirmation", "payment-held"]);
  const atGateway = (await razorpay.state()).payments.find(({ id }) => id === authorised.payment.id);
  expect(atGateway?.status).toBe("authorized");
});

test("[Y-04] a refund of a paid checkout whose webhook was lost is taken over", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  await gateway.refund({
    paymentId: paid.payment.id,
    amount: 50_000,
    idempotencyKey: `refund-${paid.payment.id}`,
    notes: {},
  });
  await paidAgo(paid.session.checkout_id, 6 * HOUR_MS);
  const { orders, payments } = await recordsOf(paid.session.checkout_id);
  expect(payments).toMatchObject([{ status: "partially_refunded", refunded_paise: 50_000 }]);
  expect(orders[0]?.timeline.map(({ event }) => event)).toEqual(["Order received", "Refund sent"]);
});

test("[Y-04] a paid checkout is looked at after an hour, after six, daily, and no more after a week", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  const id = paid.session.checkout_id;
  const hoursUntil = ({ next_check_at }: CheckoutRecord) =>
    next_check_at === null ? null : Math.round((next_check_at.toMillis() - Date.now()) / HOUR_MS);
  expect(hoursUntil((await recordsOf(id)).checkout)).toBe(1);
  expect(hoursUntil(await paidAgo(id, HOUR_MS))).toBe(5);
  expect(hoursUntil(await paidAgo(id, 6 * HOUR_MS))).toBe(24);
  expect(hoursUntil(await paidAgo(id, 6 * DAY_MS))).toBe(24);
  expect(hoursUntil(await paidAgo(id, 8 * DAY_MS))).toBeNull();
});

test("[RZP-12] one that fails does not stand in the way of the others, and is looked at again", async () => {
  const lost = await pay(await openCheckout());
  const fine = await pay(await openCheckout());
  await razorpay.failNext({
    match: `GET /v1/orders/${lost.session.razorpay_order_id}/payments`,
    status: 500,
  });
  await makeDue(lost.session.checkout_id);
  await makeDue(fine.session.checkout_id);
  expect((await reconcilePayments()).failed).toBe(1);
  expect((await recordsOf(fine.session.checkout_id)).checkout.status).toBe("paid");
  const waiting = (await recordsOf(lost.session.checkout_id)).checkout;
  expect(waiting.status).toBe("created");
  expect(waiting.next_check_at?.toMillis()).toBeGreaterThan(Date.now());
  expect((await checkoutAfter(lost.session.checkout_id)).status).toBe("paid");
});

test("[RZP-12] more than one batch is due and all are worked through", async () => {
  const paid = [];
  for (let n = 0; n < 55; n += 1) paid.push(await pay(await openCheckout()));
  await Promise.all(paid.map(({ session }) => makeDue(session.checkout_id)));
  expect(await reconcilePayments()).toMatchObject({ checkouts: 55, failed: 0 });
}, 120_000);

test("[RZP-12] a provider that lets every call hang holds up no invoice number, and what was not asked about is first next time", async () => {
  const sold = await pay(await openCheckout());
  await deliver(webhook("payment.captured", { payment: sold.payment }), urlOf("razorpayWebhook"));
  const unnumbered = collection(COLLECTIONS.payments).doc(sold.payment.id);
  expect((await unnumbered.get()).get("invoice_number")).toBeNull();
  const paid = [];
  for (let n = 0; n < 8; n += 1) paid.push(await pay(await openCheckout()));
  await Promise.all(paid.map(({ session }) => makeDue(session.checkout_id)));
  await razorpay.failNext({ match: "GET /v1/orders/*/payments", status: "timeout", times: 8 });

  const begun = performance.now();
  const run = await reconcilePayments(3_000);
  expect(performance.now() - begun).toBeLessThan(20_000);
  expect(run).toMatchObject({ checkouts: 0, failed: 5 });
  expect((await unnumbered.get()).get("invoice_number")).toMatch(/^INV-/);
  const states = await Promise.all(
    paid.map(async ({ session }) => (await recordsOf(session.checkout_id)).checkout),
  );
  expect(states.filter(({ next_check_at }) => (next_check_at?.toMillis() ?? 0) < Date.now())).toHaveLength(3);

  await razorpay.reset();
  expect((await reconcilePayments(0)).checkouts).toBe(0);
}, 60_000);

test("[Y-04] [RZP-12] a last look that the provider did not answer is not the last", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  const id = paid.session.checkout_id;
  const match = `GET /v1/orders/${paid.session.razorpay_order_id}/payments`;
  await razorpay.failNext({ match, status: 503 });
  const again = (await paidAgo(id, 8 * DAY_MS)).next_check_at?.toMillis() ?? 0;
  expect(Math.round((again - Date.now()) / HOUR_MS)).toBe(1);
  expect((await paidAgo(id, 8 * DAY_MS)).next_check_at).toBeNull();
  // One that never answers is given up in the end.
  await razorpay.failNext({ match, status: 503 });
  expect((await paidAgo(id, 31 * DAY_MS)).next_check_at).toBeNull();
});

test("[N-04] a dispute of which no word came is found, with its decision, and told once", async () => {
  const known = await pay(await openCheckout());
  await confirm(known);
  const unheard = await pay(await openCheckout());
  const disputes = [await razorpay.dispute(known.payment.id), await razorpay.dispute(unheard.payment.id)];
  for (const _ of [1, 2]) await reconcilePayments();
  for (const [n, { session, payment }] of [known, unheard].entries()) {
    const { payments, orders } = await recordsOf(session.checkout_id);
    expect(payments).toMatchObject([{ id: payment.id, disputes: [{ id: disputes[n]?.id, status: "open" }] }]);
    expect(orders).toMatchObject([{ dispute_status: "open" }]);
    const mail = await collection(COLLECTIONS.mail).doc(`payment-disputed_${disputes[n]?.id}`).get();
    expect(mail.get("template")).toBe("payment-disputed");
  }
  const before = (await collection(COLLECTIONS.payments).doc(known.payment.id).get()).updateTime;
  await reconcilePayments();
  const after = (await collection(COLLECTIONS.payments).doc(known.payment.id).get()).updateTime;
  expect(after?.isEqual(before ?? Timestamp.now()), "what is known is not written again").toBe(true);
  await razorpay.moveDispute(disputes[0]?.id ?? "", "under_review");
  await reconcilePayments();
  expect((await recordsOf(known.session.checkout_id)).orders).toMatchObject([
    { dispute_status: "under_review" },
  ]);
  await razorpay.moveDispute(disputes[0]?.id ?? "", "won");
  await reconcilePayments();
  expect((await recordsOf(known.session.checkout_id)).orders).toMatchObject([{ dispute_status: "won" }]);
});

test("[N-04] more disputes than one page holds are all found; those of another shop are asked about once", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  const oldest = await razorpay.dispute(paid.payment.id, { amount: 100 });
  const foreign = await razorpay.pay({
    order_id: (await gateway.createOrder({ amount: 50_000, receipt: "other-shop", notes: {} })).id,
    notify: false,
  });
  for (let n = 0; n < 104; n += 1) await razorpay.dispute(foreign.payment.id, { amount: 100 });
  expect((await reconcilePayments()).disputes).toBe(105);
  const { payments } = await recordsOf(paid.session.checkout_id);
  expect(payments).toMatchObject([{ disputes: [{ id: oldest.id }] }]);
  expect((await collection(COLLECTIONS.payments).doc(foreign.payment.id).get()).exists).toBe(false);
  // Were they asked about again, this would fail.
  await razorpay.failNext({ match: `GET /v1/payments/${foreign.payment.id}`, status: 500, times: 200 });
  expect((await reconcilePayments()).failed).toBe(0);
}, 60_000);

test("[N-04] keys that may not list disputes are warned of once a day, not at every run", async () => {
  const warnings = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
  try {
    await razorpay.failNext({
      match: "GET /v1/disputes*",
      status: 400,
      body: { error: { code: "BAD_REQUEST_ERROR", description: "The requested URL was not found." } },
      times: 3,
    });
    for (let run = 0; run < 3; run += 1) await reconcilePayments();
    const said = warnings.mock.calls.filter(([line]) => String(line).includes("may not list"));
    expect(said).toHaveLength(1);
  } finally {
    warnings.mockRestore();
  }
});
