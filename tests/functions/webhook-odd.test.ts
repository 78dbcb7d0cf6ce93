import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { formatPaise } from "@niyamdesk/domain/money/money";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { refundLeft, refundRefusal } from "@niyamdesk/domain/payments/refund-left";
import { expect, test } from "vitest";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { HOUR_MS, SECOND_MS } from "../../functions/src/platform/clock.ts";
import { mailsTo } from "../support/mailbox.ts";
import { razorpay } from "../support/razorpay.ts";
import { giveBack, paymentNow, refundNow, tell } from "./at-gateway.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { makeDue } from "./make-due.ts";
import { deliverMail } from "./outbox.ts";
import { urlOf, useProduct } from "./product.ts";
import { collection, read, recordsOf, where } from "./records.ts";
import { deliver, rawWebhook, webhook } from "./webhooks.ts";

useProduct();

const statusOf = async (id: string) => (await recordsOf(id)).checkout.status;

test("[MX-10] two events under one id are two events", async () => {
  const [first, second] = [await pay(await openCheckout()), await pay(await openCheckout())];
  for (const { payment } of [first, second]) {
    const event = webhook("payment.captured", { payment }, "evt_same_for_both");
    expect(await deliver(event, urlOf("razorpayWebhook"))).toBe(200);
  }
  for (const { session } of [first, second]) expect(await statusOf(session.checkout_id)).toBe("paid");
});

test("[MX-20] a payment without an order is held, whatever its notes say", async () => {
  const { session } = await openCheckout();
  await collection(COLLECTIONS.checkouts).doc(session.checkout_id).update({ razorpay_order_id: null });
  const other = await pay(await openCheckout());
  const payment = {
    ...other.payment,
    id: "pay_WithoutOrder00",
    order_id: null,
    notes: { checkout_id: session.checkout_id },
  };
  expect(await tell("payment.captured", { payment })).toBe(200);
  expect(await statusOf(session.checkout_id)).toBe("created");
  expect(await read(COLLECTIONS.payments, payment.id)).toMatchObject({ hold_reason: "unknown_order" });
});

test.each([
  ["no method", { method: null }],
  ["half a second", { created_at: Date.now() / 1000 }],
  ["milliseconds for seconds", { created_at: Date.now() }],
  ["a status that is not documented", { status: "settled" }],
  ["digits in a text", { amount: "176900" }],
])("[MX-21] a captured payment with %s is money all the same", async (_, odd) => {
  const paid = await pay(await openCheckout());
  expect(paid.payment.amount).toBe(176_900);
  expect(await tell("payment.captured", { payment: { ...paid.payment, ...odd } })).toBe(200);
  const { checkout, payments } = await recordsOf(paid.session.checkout_id);
  expect(checkout.status).toBe("paid");
  expect(Math.abs((payments[0]?.date.toMillis() ?? 0) - Date.now())).toBeLessThan(60_000);
});

test.each([
  ["no amount that can be read", { amount: "₹1,769" }],
  ["no id that is one", { id: 7 }],
])("[MX-21] an event with %s is kept, answered 200, and its checkout asked about", async (_, odd) => {
  const paid = await pay(await openCheckout());
  const event = webhook("payment.captured", { payment: { ...paid.payment, ...odd } });
  expect(await deliver(event, urlOf("razorpayWebhook"))).toBe(200);
  const noted = await where<{ after: { order: string } }>(
    COLLECTIONS.auditLog,
    "action",
    "webhook.unreadable",
  );
  expect(noted.map(({ after }) => after.order)).toContain(paid.session.razorpay_order_id);
  await reconcilePayments();
  expect(await statusOf(paid.session.checkout_id)).toBe("paid");
});

test("[MX-21] one payment that cannot be read does not hide the others of its order", async () => {
  const purchase = await openCheckout();
  const paid = await pay(purchase);
  await razorpay.failNext({
    match: `GET /v1/orders/${purchase.session.razorpay_order_id}/payments`,
    status: 200,
    body: {
      entity: "collection",
      count: 2,
      items: [{ ...paid.payment, id: "pay_Odd", amount: {} }, paid.payment],
    },
  });
  await makeDue(purchase.session.checkout_id);
  await reconcilePayments();
  expect(await statusOf(purchase.session.checkout_id)).toBe("paid");
});

test("[N-01] a payment that is larger by the provider's fee, which the customer bears, is the sale", async () => {
  await razorpay.feeBearer("customer");
  const ways = [
    (paid: Awaited<ReturnType<typeof pay>>) => confirm(paid),
    async (paid: Awaited<ReturnType<typeof pay>>) => {
      const payment = await paymentNow(paid.payment.id);
      expect(await tell("payment.captured", { payment })).toBe(200);
      const order = (await razorpay.state()).orders.find(({ id }) => id === payment.order_id);
      expect(await tell("order.paid", { payment, ...(order ? { order } : {}) })).toBe(200);
    },
    async (paid: Awaited<ReturnType<typeof pay>>) => {
      await tell("payment.captured", { payment: await paymentNow(paid.payment.id) });
      await reconcilePayments();
    },
  ];
  for (const way of ways) {
    const paid = await pay(await openCheckout());
    expect(paid.payment).toMatchObject({ amount: 176_900 + 4_175, fee: 4_175, tax: 637 });
    await way(paid);
    const { checkout, payments, orders } = await recordsOf(paid.session.checkout_id);
    expect(checkout.status).toBe("paid");
    expect(orders).toMatchObject([{ amount: 1_769 }]);
    expect(payments).toMatchObject([
      { status: "completed", amount_paise: 181_075, customer_fee_paise: 4_175 },
    ]);
    await tell("refund.processed", await refundNow(await giveBack(paid.payment.id, 181_075)));
    expect((await recordsOf(paid.session.checkout_id)).payments).toMatchObject([{ status: "refunded" }]);
  }
});

test("[N-01] a fee in the entity alone does not make another amount right", async () => {
  const paid = await pay(await openCheckout());
  const payment = { ...paid.payment, amount: paid.payment.amount + 100, fee: 100 };
  const order = (await razorpay.state()).orders.find(({ id }) => id === payment.order_id);
  await tell("order.paid", { payment, order: { ...order, status: "attempted" } });
  expect(await statusOf(paid.session.checkout_id)).toBe("held");
});

const DISPUTED = ["payment.dispute.created", "payment.dispute.under_review", "payment.dispute.lost"];

test("[N-04] a dispute is kept on its payment, told the administrator once, and closes the way to a refund", async () => {
  const paid = await pay(await openCheckout());
  const { order_id } = await confirm(paid);
  const respond_by = Math.floor(Date.now() / 1000) + 3 * 86_400;
  const dispute = await razorpay.dispute(paid.payment.id, { respond_by });
  const payment = await paymentNow(paid.payment.id);
  for (const _ of [1, 2]) expect(await tell("payment.dispute.created", { payment, dispute })).toBe(200);
  const record = () => read<Payment>(COLLECTIONS.payments, paid.payment.id);
  const open = await record();
  expect(open.disputes).toMatchObject([{ id: dispute.id, status: "open", amount_paise: payment.amount }]);
  expect(open.disputes?.[0]?.respond_by?.toMillis()).toBe(respond_by * 1000);
  expect(refundRefusal(open)).toBe("dispute_open");
  expect(await read(COLLECTIONS.orders, order_id ?? "")).toMatchObject({ dispute_status: "open" });

  // The bank may take back less than was claimed.
  const decided = { ...dispute, status: "lost", amount_deducted: 50_000 };
  expect(await tell("payment.dispute.lost", { payment, dispute: decided })).toBe(200);
  const lost = await record();
  expect(lost.disputes).toMatchObject([{ status: "lost" }]);
  // What it left can still go back.
  expect(refundRefusal(lost)).toBeNull();
  expect(refundLeft(lost)).toBe(payment.amount - 50_000);
  const mails = await where(COLLECTIONS.mail, "template", "payment-disputed");
  expect(
    mails.filter((mail) => (mail as { data: { dispute_id: string } }).data.dispute_id === dispute.id),
  ).toHaveLength(1);
  expect(await deliverMail(`payment-disputed_${dispute.id}`)).toBe("sent");
  const sent = await mailsTo(process.env.ADMIN_EMAIL ?? "");
  const told = sent.find(({ text }) => text.includes(dispute.id))?.text;
  expect(told).toContain(`Taken back: ${formatPaise(50_000)}`);
});

test("[N-04] told out of order it ends the same: a decision is never taken back, and what is won may be refunded", async () => {
  for (const decision of ["lost", "won", "closed"] as const) {
    const paid = await pay(await openCheckout());
    const dispute = await razorpay.dispute(paid.payment.id);
    const payment = await paymentNow(paid.payment.id);
    const statuses = { created: "open", under_review: "under_review", lost: decision } as const;
    for (const event of DISPUTED.toReversed()) {
      const name = event.split(".").at(-1) as keyof typeof statuses;
      const told = name === "lost" ? `payment.dispute.${decision}` : event;
      expect(await tell(told, { payment, dispute: { ...dispute, status: statuses[name] } })).toBe(200);
    }
    const record = await read<Payment>(COLLECTIONS.payments, paid.payment.id);
    expect(record.disputes).toMatchObject([{ status: decision }]);
    expect(refundRefusal(record)).toBe(decision === "lost" ? "dispute_lost" : null);
    expect(await statusOf(paid.session.checkout_id)).toBe("paid");
  }
});

test("[N-04] [MX-21] a dispute of a payment that is nowhere of ours is asked to come again for hours, then noted, and no webhook fails for a day", async () => {
  const told = (id: string, hoursAgo: number) => {
    const created_at = Math.floor((Date.now() - hoursAgo * HOUR_MS) / SECOND_MS);
    const entity = { id, payment_id: "pay_NeverRecorded", amount: 100, status: "open", created_at };
    const event = { event: "payment.dispute.created", created_at, payload: { dispute: { entity } } };
    return deliver(rawWebhook(JSON.stringify(event)), urlOf("razorpayWebhook"));
  };
  expect(await told("disp_Young", 1)).toBe(500);
  expect(await told("disp_Old", 7)).toBe(200);
  const noted = await where<{ after: { why: string } }>(
    COLLECTIONS.auditLog,
    "subject",
    "payments/pay_NeverRecorded",
  );
  expect(noted).toMatchObject([{ action: "webhook.unreadable" }]);
  expect(noted[0]?.after.why).toContain("disp_Old");
});

test("[MX-20] a refund or a dispute that comes with another payment than its own changes neither", async () => {
  const [first, second] = [await pay(await openCheckout()), await pay(await openCheckout())];
  for (const paid of [first, second]) await confirm(paid);
  const { refund, payment } = await refundNow(await giveBack(second.payment.id, 1_000));
  expect(
    await tell("refund.processed", { payment, refund: { ...refund, payment_id: first.payment.id } }),
  ).toBe(200);
  const dispute = await razorpay.dispute(second.payment.id);
  expect(
    await tell("payment.dispute.created", {
      payment: await paymentNow(second.payment.id),
      dispute: { ...dispute, payment_id: first.payment.id },
    }),
  ).toBe(200);
  const { payments } = await recordsOf(first.session.checkout_id);
  expect(payments).toMatchObject([{ status: "completed", refunded_paise: 0, refunds: [] }]);
  expect(payments[0]?.disputes ?? []).toEqual([]);
});
