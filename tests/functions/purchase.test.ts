import { beforeEach, expect, test } from "vitest";
import { type Actor, signUp } from "../support/actors.ts";
import { call } from "../support/callables.ts";
import { eventually } from "../support/eventually.ts";
import { killFunctions } from "../support/faults.ts";
import { mailsTo, waitForMail } from "../support/mailbox.ts";
import { razorpay } from "../support/razorpay.ts";
import { recordsOf } from "./records.ts";
import { TOTAL, type Wish, wish } from "./wish.ts";

/** Through the emulated Cloud Functions with their triggers, as deployed. */
beforeEach(() => razorpay.reset());

/** A cold process for each function comes up on the way. */
const COLD_MS = 120_000;

async function buy(): Promise<{ buyer: Actor; wanted: Wish; checkoutId: string; orderId: string }> {
  const buyer = await signUp();
  const wanted = wish();
  const session = await call("createCheckout", wanted, buyer.idToken);
  return { buyer, wanted, checkoutId: session.checkout_id, orderId: session.razorpay_order_id };
}

async function completed(checkoutId: string) {
  return eventually(async () => {
    const found = await recordsOf(checkoutId);
    expect(found.invoices).toHaveLength(1);
    expect(found.mails).toMatchObject([{ status: "sent" }]);
    return found;
  }, COLD_MS);
}

test(
  "[Y-03] a verified payment becomes one order, one payment, one invoice and one mail",
  async () => {
    const { buyer, wanted, checkoutId, orderId } = await buy();
    const { payment, signature } = await razorpay.pay({ order_id: orderId, notify: false });
    const confirmation = {
      checkout_id: checkoutId,
      razorpay_payment_id: payment.id,
      razorpay_order_id: orderId,
      razorpay_signature: signature,
    };
    const outcome = await call("verifyPayment", confirmation, buyer.idToken);
    expect(outcome).toEqual({ status: "paid", order_id: expect.stringMatching(/^ORD-[0-9A-Z]{16}$/) });

    const { checkout, orders, payments, invoices } = await completed(checkoutId);
    expect(checkout).toMatchObject({ status: "paid", payment_id: payment.id });
    expect(orders).toMatchObject([{ status: "pending", amount: TOTAL, user_id: buyer.uid }]);
    expect(payments).toMatchObject([
      { status: "completed", amount: TOTAL, gst: 270, razorpay_id: payment.id },
    ]);
    expect((await waitForMail(wanted.contact.email)).text).toContain(invoices[0]?.number);
  },
  COLD_MS,
);

test(
  "[Y-04] with the page closed, Razorpay's own webhooks make the order, however often they come",
  async () => {
    const { wanted, checkoutId, orderId } = await buy();
    await razorpay.webhooks({ repeat: 2 });
    await razorpay.pay({ order_id: orderId });
    expect(await razorpay.webhooksIdle({ timeoutMs: COLD_MS })).toBe(true);
    const { orders, payments } = await completed(checkoutId);
    expect([orders.length, payments.length]).toEqual([1, 1]);
    expect(await mailsTo(wanted.contact.email)).toHaveLength(1);
  },
  COLD_MS,
);

test(
  "[Y-04] function processes killed in the middle of settling leave one order once Razorpay tries again",
  async () => {
    const { wanted, checkoutId, orderId } = await buy();
    await razorpay.webhooks({ mode: "hold" });
    await razorpay.pay({ order_id: orderId });
    const delivered = razorpay.release(undefined, { parallel: true });
    await killFunctions();
    await delivered;
    expect(await razorpay.webhooksIdle({ timeoutMs: COLD_MS, retries: true })).toBe(true);
    const { orders, payments } = await completed(checkoutId);
    expect([orders.length, payments.length]).toEqual([1, 1]);
    expect(await mailsTo(wanted.contact.email)).toHaveLength(1);
  },
  COLD_MS,
);
