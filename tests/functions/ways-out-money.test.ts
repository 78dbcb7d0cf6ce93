import "./own-project.ts";
import { nextOf } from "@niyamdesk/domain/base/moves";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { CHECKOUT_STATUSES, type CheckoutStatus } from "@niyamdesk/domain/checkouts/checkout";
import { ORDER_MOVES, ORDER_STATUSES, type OrderStatus } from "@niyamdesk/domain/orders/order";
import { HOLD_REASONS, type HoldReason, type Payment } from "@niyamdesk/domain/payments/payment";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { applyDispute } from "../../functions/src/payments/apply-dispute.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { recordPayment } from "../../functions/src/payments/record-payment.ts";
import { DAY_MS } from "../../functions/src/platform/clock.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { collection, read, recordsOf } from "./records.ts";
import { refusal } from "./refusal.ts";
import { wish } from "./wish.ts";

useProduct();

/**
 * No state of money waits for ever. Every state of the declared tables is either final or has the schedule or the act that
 * moves it on; a new state does not compile here until it says which.
 */
type WayOut = "final" | "schedule" | "act";

const CHECKOUT: Record<CheckoutStatus, WayOut> = {
  created: "schedule",
  attempted: "schedule",
  held: "act",
  paid: "final",
  expired: "final",
};

const HOLD: Record<HoldReason, WayOut> = {
  amount_mismatch: "act",
  currency_mismatch: "act",
  unknown_order: "act",
  duplicate_payment: "act",
  stale_price: "act",
  possible_duplicate: "schedule",
  purchase_erased: "schedule",
};

const FINAL_ORDERS: readonly OrderStatus[] = ["completed", "cancelled"];

const NINETY_DAYS = 90 * DAY_MS;

/** As if everything of the checkout had happened ninety days earlier, and it were looked at as it is every quarter of an hour. */
async function ninetyDaysLater(checkoutId: string): Promise<void> {
  const then = Timestamp.fromMillis(Date.now() - NINETY_DAYS);
  const checkout = collection(COLLECTIONS.checkouts).doc(checkoutId);
  const due = (await checkout.get()).get("next_check_at");
  // What nobody looks at any more is not looked at here either.
  await checkout.update({ created_at: then, ...(due === null ? {} : { next_check_at: then }) });
  for (const { ref } of (await collection(COLLECTIONS.payments).where("checkout_id", "==", checkoutId).get())
    .docs) {
    await ref.update({ created_at: then, date: then });
  }
  await reconcilePayments();
}

test.each(CHECKOUT_STATUSES.filter((status) => CHECKOUT[status] === "schedule"))(
  "[MX-05] a checkout that is %s is expired by the schedule, also with a payment left at the bank",
  async (status) => {
    for (const left of [null, "created"] as const) {
      const purchase = await openCheckout();
      const id = purchase.session.checkout_id;
      if (left !== null) await pay(purchase, { status: left });
      await collection(COLLECTIONS.checkouts).doc(id).update({ status });
      await ninetyDaysLater(id);
      const { checkout } = await recordsOf(id);
      expect(checkout).toMatchObject({ status: "expired", next_check_at: null });
    }
  },
);

test("[MX-05] a checkout that was paid, and one that is expired, are left in peace", async () => {
  for (const [status, isPaid] of [
    ["paid", true],
    ["expired", false],
  ] as const) {
    const purchase = await openCheckout();
    const id = purchase.session.checkout_id;
    if (isPaid) await confirm(await pay(purchase));
    else await collection(COLLECTIONS.checkouts).doc(id).update({ status });
    await ninetyDaysLater(id);
    expect((await recordsOf(id)).checkout.status).toBe(status);
    expect(CHECKOUT[status]).toBe("final");
  }
});

/** A payment that is held for the reason, as settling would have left it. */
async function held(reason: HoldReason): Promise<{ id: string; checkoutId: string }> {
  const purchase = await openCheckout();
  const { payment } = await pay(purchase, { amount: 100_000 });
  const checkoutId = purchase.session.checkout_id;
  await confirm({ ...purchase, payment, signature: "0".repeat(64) }).catch(() => undefined);
  await collection(COLLECTIONS.checkouts)
    .doc(checkoutId)
    .update({ next_check_at: Timestamp.fromMillis(0) });
  await reconcilePayments();
  await collection(COLLECTIONS.payments).doc(payment.id).update({ hold_reason: reason });
  return { id: payment.id, checkoutId };
}

test.each(HOLD_REASONS.filter((reason) => HOLD[reason] === "schedule"))(
  "[MX-13] [MX-04] money held as %s goes back by itself",
  async (reason) => {
    const { id, checkoutId } = await held(reason);
    expect((await read<Payment>(COLLECTIONS.payments, id)).status).toBe("held");
    await ninetyDaysLater(checkoutId);
    expect((await read<Payment>(COLLECTIONS.payments, id)).status).toBe("refunded");
    expect((await recordsOf(checkoutId)).checkout.status).toBe("expired");
  },
);

test.each(HOLD_REASONS.filter((reason) => HOLD[reason] === "act"))(
  "[RZP-03] [MX-05] money held as %s waits for the administrator, whose refund ends payment and checkout",
  async (reason) => {
    const { id, checkoutId } = await held(reason);
    await ninetyDaysLater(checkoutId);
    const { amount_paise: amount, ...payment } = await read<Payment>(COLLECTIONS.payments, id);
    expect(payment.status).toBe("held");
    await gateway.refund({ paymentId: id, amount, idempotencyKey: `by-hand-${id}`, notes: {} });
    // Nobody tells us.
    await ninetyDaysLater(checkoutId);
    expect((await read<Payment>(COLLECTIONS.payments, id)).status).toBe("refunded");
    expect((await recordsOf(checkoutId)).checkout.status).toBe("expired");
  },
);

test("[RZP-03] [MX-05] a second payment of a purchase that was paid long ago is known as refunded without a word of it, and its client may leave", async () => {
  const buyer = await withAccount("client_user");
  const purchase = { buyer, session: await call("createCheckout", wish(), buyer) };
  const id = purchase.session.checkout_id;
  const { order_id } = await confirm(await pay(purchase));
  await collection(COLLECTIONS.orders)
    .doc(order_id ?? "")
    .update({ status: "completed" });
  const { payment } = await confirm(await pay(purchase)).then(async () => ({
    payment: (await recordsOf(id)).payments.find(({ status }) => status === "held"),
  }));
  if (!payment) throw new Error("The second payment is not held");
  // Nobody looks at the checkout any more.
  const then = Timestamp.fromMillis(Date.now() - NINETY_DAYS);
  await collection(COLLECTIONS.checkouts)
    .doc(id)
    .update({ next_check_at: null, paid_at: then, created_at: then });
  await refusal("orders_open", call("deleteOwnAccount", {}, buyer));
  await gateway.refund({
    paymentId: payment.id,
    amount: payment.amount_paise,
    idempotencyKey: `by-hand-${id}`,
    notes: {},
  });
  await reconcilePayments();
  expect((await read<Payment>(COLLECTIONS.payments, payment.id)).status).toBe("refunded");
  expect(await call("deleteOwnAccount", {}, buyer)).toEqual({});
});

test("[RZP-03] [MX-04] money without a checkout whose refund the bank refuses, unheard, is the administrator's again", async () => {
  const buyer = await withAccount("client_user");
  const purchase = { buyer, session: await call("createCheckout", wish(), buyer) };
  await call("deleteOwnAccount", {}, buyer);
  const { payment } = await pay(purchase);
  await recordPayment(payment);
  await razorpay.refunds("by-hand");
  await reconcilePayments();
  const gone = await read<Payment>(COLLECTIONS.payments, payment.id);
  expect(gone).toMatchObject({ status: "refunded", checkout_id: null, refunds: [{ status: "pending" }] });
  await razorpay.endRefund(gone.refunds[0]?.id ?? "", "failed");
  await nextDay(payment.id);
  await reconcilePayments();
  expect(await read<Payment>(COLLECTIONS.payments, payment.id)).toMatchObject({
    status: "held",
    refunds: [{ status: "failed" }],
  });
  expect(await read(COLLECTIONS.mail, `payment-held_${payment.id}`)).toMatchObject({
    template: "payment-held",
  });
  await razorpay.refunds("at-once");
});

/** Forgets that a held payment was looked at today. */
async function nextDay(paymentId: string): Promise<void> {
  const notes = await collection(COLLECTIONS.ledger).listDocuments();
  await Promise.all(
    notes.filter(({ id }) => id.startsWith(`held_${paymentId}_`)).map((note) => note.delete()),
  );
}

test("[N-04] [MX-05] held money that the bank took, all of it, is not here: its checkout is over, and its client may leave", async () => {
  const buyer = await withAccount("client_user");
  const purchase = { buyer, session: await call("createCheckout", wish(), buyer) };
  const id = purchase.session.checkout_id;
  const { payment } = await pay(purchase, { amount: 100_000 });
  await refusal("orders_open", call("deleteOwnAccount", {}, buyer));
  const lose = (dispute: string, amount: number) =>
    applyDispute(
      { id: dispute, payment_id: payment.id, amount, amount_deducted: amount, status: "lost", created_at: 1 },
      1_700_000_000,
    );
  await lose("disp_Part", 40_000);
  expect((await recordsOf(id)).checkout.status).toBe("held");
  await refusal("orders_open", call("deleteOwnAccount", {}, buyer));
  await lose("disp_Rest", 60_000);
  expect((await recordsOf(id)).checkout.status).toBe("expired");
  await ninetyDaysLater(id);
  expect((await recordsOf(id)).checkout).toMatchObject({ status: "expired", next_check_at: null });
  expect(await call("deleteOwnAccount", {}, buyer)).toEqual({});
});

test.each(ORDER_STATUSES)(
  "[RZP-22] an order that is %s is final, or somebody may move it on towards its end",
  (status) => {
    const reach = (from: OrderStatus, seen: readonly OrderStatus[] = []): boolean =>
      FINAL_ORDERS.includes(from) ||
      nextOf(ORDER_MOVES, from).some((to) => !seen.includes(to) && reach(to, [...seen, from]));
    expect(reach(status)).toBe(true);
    expect(nextOf(ORDER_MOVES, status).length > 0).toBe(!FINAL_ORDERS.includes(status));
  },
);
