import "./own-project.ts";
import { expect, test } from "vitest";
import { reconcilePayments } from "../../functions/src/data/payments/reconcile-payments.ts";
import { DAY_MS, HOUR_MS } from "../../functions/src/platform/clock.ts";
import { razorpay } from "../support/razorpay.ts";
import { openCheckout, pay } from "./buying.ts";
import { makeDue } from "./make-due.ts";
import { useProduct } from "./product.ts";
import { recordsOf } from "./records.ts";

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
  expect(checkout).toMatchObject({ status: "paid", next_check_at: null });
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

test("[RZP-12] while a payment is under way a checkout does not expire; after five days nobody looks any more", async () => {
  const { session } = await pay(await openCheckout(), { status: "created" });
  const young = await checkoutAfter(session.checkout_id, DAY_MS + HOUR_MS);
  expect(young.status).toBe("created");
  expect(young.next_check_at?.toMillis()).toBeGreaterThan(Date.now());
  expect((await checkoutAfter(session.checkout_id, 6 * DAY_MS)).next_check_at).toBeNull();
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
