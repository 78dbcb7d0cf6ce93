import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { expect, test } from "vitest";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { makeDue } from "./make-due.ts";
import { call, useProduct } from "./product.ts";
import { collection, recordsOf } from "./records.ts";

useProduct();

/** Two payments of one order at the bank, neither of them captured. */
async function authorisedTwice() {
  const purchase = await openCheckout();
  return [
    await pay(purchase, { status: "authorized" }),
    await pay(purchase, { status: "authorized" }),
  ] as const;
}

async function statusesAtGateway(orderId: string): Promise<string[]> {
  const { payments } = await razorpay.state();
  return payments
    .filter(({ order_id }) => order_id === orderId)
    .map(({ status }) => status)
    .sort();
}

async function expectOneCaptured({ session }: Awaited<ReturnType<typeof openCheckout>>): Promise<void> {
  expect(await statusesAtGateway(session.razorpay_order_id)).toEqual(["authorized", "captured"]);
  const { checkout, orders, payments } = await recordsOf(session.checkout_id);
  expect(checkout).toMatchObject({ status: "paid", capturing: null });
  expect([orders.length, payments.length]).toEqual([1, 1]);
}

test("[RZP-09] two authorised payments confirmed at the same moment: one is captured, whoever is faster", async () => {
  const pairs = await Promise.all(Array.from({ length: 6 }, authorisedTwice));
  await Promise.all(
    pairs.map(async ([first, second]) => {
      const outcomes = await Promise.all([confirm(first), confirm(second)]);
      expect(outcomes.map(({ status }) => status)).not.toContain("not_paid");
      await expectOneCaptured(first);
    }),
  );
});

test("[RZP-12] 'check status' and the reconciliation at once capture one of two, and never the other", async () => {
  const [{ buyer, session }] = await authorisedTwice();
  const check = () => call("checkPayment", { checkout_id: session.checkout_id }, buyer);
  await makeDue(session.checkout_id);
  await Promise.all([check(), reconcilePayments(), check()]);
  await makeDue(session.checkout_id);
  await reconcilePayments();
  expect((await check()).status).toBe("paid");
  await expectOneCaptured({ buyer, session });
});

test("[RZP-12] whoever died after deciding what to capture is followed by the next who looks", async () => {
  const paid = await pay(await openCheckout(), { status: "authorized" });
  await claim(paid.session.checkout_id, paid.payment.id);
  expect((await confirm(paid)).status).toBe("paid");
});

test("[RZP-09] an answer that was lost does not let another payment in", async () => {
  const [first, second] = await authorisedTwice();
  await razorpay.failNext({ match: "POST /v1/payments/*/capture", status: "reset", perform: true });
  expect((await confirm(first)).status).toBe("processing");
  expect((await confirm(second)).status).toBe("paid");
  await expectOneCaptured(first);
});

test("[RZP-12] a payment that failed after all, or that the provider will not capture, lets another in", async () => {
  const purchase = await openCheckout();
  const failed = await pay(purchase, { status: "failed" });
  const second = await pay(purchase, { status: "authorized" });
  await claim(purchase.session.checkout_id, failed.payment.id);
  expect((await confirm(second)).status).toBe("paid");

  const [refused, other] = await authorisedTwice();
  await razorpay.failNext({ match: "POST /v1/payments/*/capture", status: 400 });
  expect((await confirm(refused)).status).toBe("paid");
  await expectOneCaptured(other);
});

function claim(checkoutId: string, paymentId: string): Promise<unknown> {
  return collection(COLLECTIONS.checkouts).doc(checkoutId).update({ capturing: paymentId });
}
