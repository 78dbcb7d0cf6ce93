import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Complaint } from "@niyamdesk/domain/complaints/complaint";
import { COMPLAINTS } from "@niyamdesk/domain/complaints/queries";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { expect, test } from "vitest";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { renderMail } from "./outbox.ts";
import { call, signedIn, useProduct, withAccount } from "./product.ts";
import { read, recordsOf, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

async function bought() {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  const { orders } = await recordsOf(paid.session.checkout_id);
  const [order] = orders;
  if (!order) throw new Error("No order was made");
  return { paid, id: order.id, owner: paid.buyer };
}

const orderOf = (id: string) => read<Order>(COLLECTIONS.orders, id);
const paymentOf = (id: string) => read<Payment>(COLLECTIONS.payments, id);

test("[O-02] a client takes back what nobody has begun: closed at once, all of the money goes back once, whoever presses twice", async () => {
  const { paid, id, owner } = await bought();
  const { amount } = paid.payment;
  const answers = await Promise.all([1, 2, 3].map(() => call("cancelOwnOrder", { order_id: id }, owner)));
  expect(answers).toEqual([1, 2, 3].map(() => ({ back_paise: amount })));
  const refunds = await gateway.refundsOfPayment(paid.payment.id);
  expect(refunds.map((refund) => refund.amount)).toEqual([amount]);
  const order = await orderOf(id);
  expect(order).toMatchObject({ status: "cancelled", look_at: null, waits_for: null, due_date: null });
  expect(order.timeline.filter(({ event }) => event === "Cancelled by you")).toHaveLength(1);
});

test("[O-02] another's order, and one that somebody has begun, is not cancelled by a client", async () => {
  const { id, owner } = await bought();
  await refusal("order_not_found", call("cancelOwnOrder", { order_id: id }, signedIn()));
  await call("beginOrder", { order_id: id }, await withAccount("admin"));
  await refusal("order_begun", call("cancelOwnOrder", { order_id: id }, owner));
  expect((await orderOf(id)).status).not.toBe("cancelled");
});

test("[O-02] [Y-09] an administrator cancels what was begun and says what goes back; never more than is left", async () => {
  const { paid, id } = await bought();
  const admin = await withAccount("admin");
  await call("beginOrder", { order_id: id }, admin);
  const words = "The registrar no longer takes this application.";
  const cancel = (amount_paise: number) => call("cancelOrder", { order_id: id, amount_paise, words }, admin);
  await refusal("refund_too_much", cancel(paid.payment.amount + 100));
  expect((await orderOf(id)).status).not.toBe("cancelled");
  expect(await cancel(40_000)).toEqual({ back_paise: 40_000 });
  expect(await paymentOf(paid.payment.id)).toMatchObject({ refunded_paise: 40_000, asking_paise: 0 });
  await refusal("order_closed", call("raiseOrder", { order_id: id, raised: true }, admin));
});

test("[O-02] a client asks to cancel what was begun; an administrator who cancels it answers them in the same act", async () => {
  const { id, owner } = await bought();
  const admin = await withAccount("admin");
  await (await accounts()).createUser({
    uid: owner.uid,
    email: "asks-to-cancel@example.com",
    emailVerified: true,
  });
  await call("beginOrder", { order_id: id }, admin);
  const { complaint_id } = await call(
    "complain",
    {
      ...{ order_id: id, reason: "cancel", words: "I would like to cancel this order.", language: "hi" },
      request_id: "asked-to-cancel-once",
    },
    owner,
  );
  const [received] = (await where<OutboxMail>(COLLECTIONS.mail, "data.complaint_id", complaint_id)).filter(
    ({ template }) => template === "complaint",
  );
  expect((received && (await renderMail(received)))?.subject).toContain("रद्द करने को कहा है");
  const words = "We had not filed yet, so half of it goes back.";
  await call("cancelOrder", { order_id: id, amount_paise: 50_000, words }, admin);
  expect(await read<Complaint>(COMPLAINTS, complaint_id)).toMatchObject({
    ...{ status: "answered", answer: words, remind_at: null },
  });
});

test("[O-02] where the provider is silent the order is closed all the same, and the money follows by itself", async () => {
  const { paid, id, owner } = await bought();
  await razorpay.failNext({ match: "POST /v1/payments/*", status: 503 });
  await call("cancelOwnOrder", { order_id: id }, owner);
  expect(await paymentOf(paid.payment.id)).toMatchObject({
    refunded_paise: 0,
    asking_paise: paid.payment.amount,
  });
  await reconcilePayments();
  expect(await paymentOf(paid.payment.id)).toMatchObject({ status: "refunded", asking_paise: 0 });
});
