import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { DAY_MS } from "../../functions/src/platform/clock.ts";
import { razorpay } from "../support/razorpay.ts";
import { giveBack, paymentNow, refundNow, tell } from "./at-gateway.ts";
import { confirm, openCheckout, type Paid, pay } from "./buying.ts";
import { makeDue } from "./make-due.ts";
import { deliverMail } from "./outbox.ts";
import { useProduct } from "./product.ts";
import { collection, recordsOf } from "./records.ts";

useProduct();

async function known({ session }: Paid) {
  const { payments, orders } = await recordsOf(session.checkout_id);
  const { status, refunded_paise, refunds } = payments[0] ?? {};
  return { status, refunded_paise, refunds: refunds?.length, order: orders[0]?.status };
}

async function reconcile({ session }: Paid): Promise<void> {
  await makeDue(session.checkout_id);
  await reconcilePayments();
}

test("[MX-03] a refund that was announced and failed unheard is found when it is asked about", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  await razorpay.refunds("by-hand");
  const id = await giveBack(paid.payment.id, paid.payment.amount);
  await tell("refund.created", await refundNow(id));
  expect(await known(paid)).toMatchObject({ status: "refunded", refunded_paise: paid.payment.amount });
  await razorpay.endRefund(id, "failed");
  await reconcile(paid);
  expect(await known(paid)).toMatchObject({ status: "completed", refunded_paise: 0, order: "pending" });
});

test("[MX-03] a refund that is on its way is asked about for as long as it is, also after the last look", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  await razorpay.refunds("by-hand");
  const id = await giveBack(paid.payment.id, 50_000);
  await tell("refund.created", await refundNow(id));
  await collection(COLLECTIONS.checkouts)
    .doc(paid.session.checkout_id)
    .update({ paid_at: Timestamp.fromMillis(Date.now() - 20 * DAY_MS) });
  await reconcile(paid);
  expect((await recordsOf(paid.session.checkout_id)).checkout.next_check_at).not.toBeNull();
  await razorpay.endRefund(id, "processed");
  await reconcile(paid);
  expect((await recordsOf(paid.session.checkout_id)).checkout.next_check_at).toBeNull();
  expect(await known(paid)).toMatchObject({ status: "partially_refunded", refunded_paise: 50_000 });
});

test("[MX-08] a refund that failed unheard and a new one never make more than was paid", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  const { amount } = paid.payment;
  await razorpay.refunds("by-hand");
  const lost = await giveBack(paid.payment.id, amount);
  await tell("refund.created", await refundNow(lost));
  await razorpay.endRefund(lost, "failed");
  const next = await giveBack(paid.payment.id, amount);
  await tell("refund.created", await refundNow(next));
  expect(await known(paid)).toMatchObject({ status: "refunded", refunded_paise: amount, refunds: 2 });
  await razorpay.endRefund(next, "processed");
  await reconcile(paid);
  expect(await known(paid)).toMatchObject({ status: "refunded", refunded_paise: amount, order: "cancelled" });
  const { payments } = await recordsOf(paid.session.checkout_id);
  expect(payments[0]?.refunds.map(({ status }) => status).sort()).toEqual(["failed", "processed"]);
});

test("[MX-09] twelve refunds nobody told us of are all found, and so are more than a page of a hundred", async () => {
  for (const count of [12, 103]) {
    const paid = await pay(await openCheckout());
    await confirm(paid);
    for (let n = 0; n < count; n += 1) await giveBack(paid.payment.id, 1_000);
    await reconcile(paid);
    expect(await known(paid)).toMatchObject({ refunds: count, refunded_paise: count * 1_000 });
  }
});

test("[MX-17] a full refund on its way does not drop the confirmation; one that had dropped it and fails sends it", async () => {
  const paid = await pay(await openCheckout());
  const { order_id } = await confirm(paid);
  await razorpay.refunds("by-hand");
  const id = await giveBack(paid.payment.id, paid.payment.amount);
  await tell("refund.created", await refundNow(id));
  expect(await deliverMail(`order-confirmation_${order_id}`)).toBe("sent");

  const unheard = await pay(await openCheckout());
  const failing = await giveBack(unheard.payment.id, unheard.payment.amount);
  await tell("payment.captured", { payment: await paymentNow(unheard.payment.id) });
  const order = (await recordsOf(unheard.session.checkout_id)).orders[0]?.id;
  expect(await deliverMail(`order-confirmation_${order}`)).toBe("dropped");
  await razorpay.endRefund(failing, "failed");
  await tell("refund.failed", await refundNow(failing));
  expect(await deliverMail(`order-confirmation_${order}`)).toBe("sent");
  expect(await known(unheard)).toMatchObject({ status: "completed", refunded_paise: 0, order: "pending" });
});

test("[MX-17] an alert about held money that was dropped over a refund is sent when the refund fails", async () => {
  await razorpay.refunds("by-hand");
  const held = await pay(await openCheckout(), { amount: 100 });
  const id = await giveBack(held.payment.id, 100);
  await tell("payment.captured", { payment: await paymentNow(held.payment.id) });
  expect(await deliverMail(`payment-held_${held.payment.id}`)).toBe("dropped");
  await razorpay.endRefund(id, "failed");
  await tell("refund.failed", await refundNow(id));
  expect(await deliverMail(`payment-held_${held.payment.id}`)).toBe("sent");
});

test("[MX-19] what the entity says went back counts at once, before we know of any refund", async () => {
  const paid = await pay(await openCheckout());
  await giveBack(paid.payment.id, 50_000);
  await tell("payment.captured", { payment: await paymentNow(paid.payment.id) });
  expect(await known(paid)).toMatchObject({
    status: "partially_refunded",
    refunded_paise: 50_000,
    refunds: 0,
  });
});

test("[MX-19] of three refunds the last is heard first: the sum is right at once, and stays so", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  const told = [];
  for (const amount of [10_000, 20_000, 30_000]) {
    told.push(await refundNow(await giveBack(paid.payment.id, amount)));
  }
  for (const entities of told.reverse()) {
    await tell("refund.processed", entities);
    expect(await known(paid)).toMatchObject({ refunded_paise: 60_000, status: "partially_refunded" });
  }
  await reconcile(paid);
  expect(await known(paid)).toMatchObject({ refunded_paise: 60_000, refunds: 3 });
});
