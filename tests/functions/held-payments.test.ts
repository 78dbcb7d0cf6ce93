import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { expect, test } from "vitest";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { allotInvoiceNumber } from "../../functions/src/invoices/allot-invoice-number.ts";
import { applyAllRefunds } from "../../functions/src/payments/apply-refund.ts";
import { DAY_MS, HOUR_MS, SECOND_MS } from "../../functions/src/platform/clock.ts";
import type { PaymentEntity } from "../../tools/razorpay-simulator/entities.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { makeDue } from "./make-due.ts";
import { renderMail } from "./outbox.ts";
import { call, urlOf, useProduct } from "./product.ts";
import { collection, read, recordsOf } from "./records.ts";
import { deliver, webhook } from "./webhooks.ts";

useProduct();

async function tell(payment: PaymentEntity): Promise<void> {
  expect(await deliver(webhook("payment.captured", { payment }), urlOf("razorpayWebhook"))).toBe(200);
}

/** The administrator learns of it in the audit log and by mail. */
async function expectAlert(paymentId: string, reason: string): Promise<void> {
  expect(await read(COLLECTIONS.auditLog, `payment-held_${paymentId}`)).toMatchObject({
    action: "payment.held",
    subject: `payments/${paymentId}`,
    after: { reason },
  });
  const mail = await read<OutboxMail>(COLLECTIONS.mail, `payment-held_${paymentId}`);
  expect(mail).toMatchObject({ to: process.env.ADMIN_EMAIL, template: "payment-held" });
  expect((await renderMail(mail))?.text).toContain(paymentId);
}

test.each([
  ["amount_mismatch", { amount: 100 }],
  ["currency_mismatch", { currency: "USD" }],
] as const)(
  "[RZP-03] %s: held, told to the administrator, never fulfilled, whoever reports it",
  async (reason, wrong) => {
    const paid = await pay(await openCheckout(), wrong);
    expect(await confirm(paid)).toEqual({ status: "held", order_id: null });
    await tell(paid.payment);
    expect(await call("checkPayment", { checkout_id: paid.session.checkout_id }, paid.buyer)).toEqual({
      status: "held",
      order_id: null,
    });
    const { checkout, orders, payments, inbox } = await recordsOf(paid.session.checkout_id);
    expect(checkout.status).toBe("held");
    expect(orders).toEqual([]);
    expect(payments).toMatchObject([{ status: "held", hold_reason: reason, user_id: paid.buyer.uid }]);
    expect(inbox).toMatchObject([{ type: "alert" }]);
    expect(await allotInvoiceNumber(paid.payment.id)).toBeNull();
    await expectAlert(paid.payment.id, reason);
  },
);

test("[RZP-03] money for an order that is not ours is kept, nobody's, for the administrator", async () => {
  const paid = await pay(await openCheckout());
  await tell({ ...paid.payment, order_id: "order_NotOurs0000000" });
  expect(await read<Payment>(COLLECTIONS.payments, paid.payment.id)).toMatchObject({
    status: "held",
    hold_reason: "unknown_order",
    user_id: null,
    checkout_id: null,
  });
  await expectAlert(paid.payment.id, "unknown_order");
});

test("[RZP-10] a second captured payment of a paid checkout is held, and the order stays as it is", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  const before = await recordsOf(paid.session.checkout_id);
  const second = { ...paid.payment, id: "pay_Second0000" };
  await tell(second);
  const after = await recordsOf(paid.session.checkout_id);
  expect(after.orders).toEqual(before.orders);
  expect(after.checkout).toMatchObject({ status: "paid", payment_id: paid.payment.id });
  expect(after.payments.map(({ status }) => status).sort()).toEqual(["completed", "held"]);
  await expectAlert(second.id, "duplicate_payment");
});

test("[RZP-03] the right payment after a wrong one is fulfilled, in either order", async () => {
  const paid = await pay(await openCheckout(), { amount: 100 });
  await tell(paid.payment);
  await tell({ ...paid.payment, id: "pay_Right000000000", amount: paid.session.amount_paise });
  const { checkout, orders, payments } = await recordsOf(paid.session.checkout_id);
  expect(checkout.status).toBe("paid");
  expect([orders.length, payments.length]).toEqual([1, 2]);

  const other = await pay(await openCheckout());
  await tell(other.payment);
  await tell({ ...other.payment, id: "pay_Wrong000000000", amount: 100 });
  expect((await recordsOf(other.session.checkout_id)).checkout.status).toBe("paid");
});

test("[RZP-09] two captured payments of one checkout told at the same moment: one order, the other held", async () => {
  const paid = await pay(await openCheckout());
  const payments = [1, 2, 3, 4].map((n) => ({
    ...paid.payment,
    id: `pay_Twin${paid.payment.id.slice(-9)}${n}`,
  }));
  await Promise.all(payments.map(tell));
  const found = await recordsOf(paid.session.checkout_id);
  expect(found.orders).toHaveLength(1);
  expect(found.payments.map(({ status }) => status).sort()).toEqual(["completed", "held", "held", "held"]);
  expect(found.orders[0]?.payment_id).toBe(found.checkout.payment_id);
});

function secondsAgo(ms: number): number {
  return Math.floor((Date.now() - ms) / SECOND_MS);
}

test("[RZP-03] paying at the price of a checkout opened more than a week ago is held, whoever reports it", async () => {
  const purchase = await openCheckout();
  await makeDue(purchase.session.checkout_id, 8 * DAY_MS);
  const paid = await pay(purchase);
  await tell(paid.payment);
  expect(await confirm(paid)).toEqual({ status: "held", order_id: null });
  const { checkout, orders, payments } = await recordsOf(purchase.session.checkout_id);
  expect(checkout.status).toBe("held");
  expect(orders).toEqual([]);
  expect(payments).toMatchObject([{ status: "held", hold_reason: "stale_price" }]);
  await expectAlert(paid.payment.id, "stale_price");
});

test("[RZP-03] an old price is not taken where the bank only authorised it", async () => {
  const purchase = await openCheckout();
  await makeDue(purchase.session.checkout_id, 8 * DAY_MS);
  const { payment, ...paid } = await pay(purchase, { status: "authorized" });
  expect((await confirm({ ...paid, payment })).status).toBe("processing");
  const { payments } = await razorpay.state();
  expect(payments.find(({ id }) => id === payment.id)?.status).toBe("authorized");
});

test("[RZP-10] what was paid in time is fulfilled, however late we hear of it", async () => {
  const purchase = await openCheckout();
  await makeDue(purchase.session.checkout_id, 30 * DAY_MS);
  const { payment } = await pay(purchase, { created_at: secondsAgo(30 * DAY_MS - HOUR_MS) });
  await tell(payment);
  expect((await recordsOf(purchase.session.checkout_id)).checkout.status).toBe("paid");
});

test("[RZP-03] a plan that is no longer sold is held after a day, and fulfilled within it", async () => {
  const id = "withdrawn-meanwhile";
  const record = collection(COLLECTIONS.services).doc(id);
  await record.set({ name: "Withdrawn meanwhile", amount: 1000, active: true });
  const wanted = { service_id: id, plan_id: "standard", seen_total: 1180 };
  const [onSale, late, inTime] = [
    await openCheckout(wanted),
    await openCheckout(wanted),
    await openCheckout(wanted),
  ];
  for (const { session } of [onSale, late, inTime]) await makeDue(session.checkout_id, 2 * DAY_MS);
  const statusAfter = async (purchase: typeof late, createdMsAgo: number) => {
    await tell((await pay(purchase, { created_at: secondsAgo(createdMsAgo) })).payment);
    return (await recordsOf(purchase.session.checkout_id)).checkout.status;
  };
  expect(await statusAfter(onSale, 0)).toBe("paid");
  await record.update({ active: false });
  expect(await statusAfter(late, 0)).toBe("held");
  expect(await statusAfter(inTime, 2 * DAY_MS - HOUR_MS)).toBe("paid");
});

test("[RZP-03] [MX-05] a checkout with two wrong payments is held until the second went back, also when both do at once", async () => {
  const purchase = await openCheckout();
  const { checkout_id } = purchase.session;
  const wrong = [await pay(purchase, { amount: 100 }), await pay(purchase, { amount: 200 })];
  await Promise.all(wrong.map(({ payment }) => tell(payment)));
  const giveBack = async ({ payment: { id, amount } }: (typeof wrong)[number]) => {
    await gateway.refund({ paymentId: id, amount, idempotencyKey: `by-hand-${id}`, notes: {} });
    await applyAllRefunds(id, await gateway.refundsOfPayment(id));
  };
  await Promise.all(wrong.map(giveBack));
  const { checkout, payments } = await recordsOf(checkout_id);
  expect(payments.map(({ status }) => status)).toEqual(["refunded", "refunded"]);
  expect(checkout.status).toBe("expired");
});

test("[RZP-03] [MX-05] wrong money that went back before we heard of it holds nothing", async () => {
  const paid = await pay(await openCheckout(), { amount: 100 });
  await tell({ ...paid.payment, status: "refunded", amount_refunded: 100, refund_status: "full" });
  const { checkout, payments } = await recordsOf(paid.session.checkout_id);
  expect(payments).toMatchObject([{ status: "refunded" }]);
  expect(checkout.status).toBe("expired");
});
